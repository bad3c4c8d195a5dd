/**
 * A list of our own. Runs, repetitions and trailing digits are found by rule (`password-rule.ts`), so that
 * 'password1' and 'sunshine99' need no entries.
 */
export const COMMON_PASSWORDS = new Set(
  `password passwort passwords passw0rd p@ssw0rd p@ssword pa55word pass123 pass1234 mypassword
  yourpassword newpassword thepassword adminpassword userpassword nopassword password1234
  secret topsecret letmein letmeinnow welcome welcomeback changeme changeit default temporary temppass
  admin adminadmin administrator root rootroot superuser sysadmin login loginlogin guest user username test
  testtest testing tester tester1234 testpass
  iloveyou loveyou ilovegod iloveme iloveyou2 lovelove forever babygirl sweetheart beautiful
  sunshine princess dragon monkey shadow master superman batman spiderman wolverine pokemon
  football baseball soccer hockey basketball volleyball softball liverpool chelsea arsenal barcelona
  realmadrid manchester juventus yankees cowboys steelers lakers
  michael jordan michelle jennifer jessica charlie daniel anthony benjamin samantha elizabeth alexander
  alexandra nicholas jonathan victoria veronica christian christopher stephanie danielle
  abc123 abcd1234 abcdabcd abc12345 a1b2c3 a1b2c3d4 aa123456 a1234567 a12345678 q1w2e3r4 q1w2e3r4t5 1q2w3e
  1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qazxsw2 qazwsxedc qazwsx123 zaq12wsx zaq1zaq1 zaq1xsw2 qwe123 qwer1234
  qwerty qwertyui qwerty123 qwertyqwerty asdfasdf asdf1234 asdfghjkl asd123 zxcvbnm1 poiuytrewq
  trustno1 whatever starwars computer internet startup founder business freedom summer winter
  december november october september february saturday thursday wednesday
  hello123 helloworld hello1 google facebook samsung microsoft linkedin twitter instagram
  corvette mercedes porsche ferrari mustang harley
  chocolate butterfly elephant dolphins tinkerbell strawberry cookie cheese banana pineapple
  mountain maverick midnight moonlight redskins scorpion sniper thunder warrior phoenix
  blink182 metallica nirvana slipknot eminem greenday rockstar guitar
  xxxxxxxx asdfjkl; access14 ncc1701d ncc1701e matrix cocacola jesus jesuschrist blessed godisgood
  creative marketing security company office people friends family familia mexico america
  australia california brooklyn scotland portugal brasil
  pa$$word pa$$w0rd p@$$w0rd p@ssw0rd! admin@123 admin@1234 welcome@123 test@123 india@123 abcd@1234
  founderco founder-co founder-co-pilot foundercopilot copilot co-pilot`
    .split(/\s+/)
    .filter(Boolean),
)
