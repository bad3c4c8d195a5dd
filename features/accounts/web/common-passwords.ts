/** A short list of our own; runs and repetitions are found by rule. */
export const COMMON_PASSWORDS = new Set(
  `password password1 password12 password123 passw0rd p@ssw0rd p@ssword pass123 pass1234 mypassword
  secret secret1 secret123 letmein letmein1 welcome welcome1 welcome123 changeme default
  admin admin1 admin123 administrator root login guest user test test123 tester
  iloveyou iloveyou1 loveyou sunshine princess dragon monkey shadow master superman batman
  football baseball soccer hockey basketball michael jordan jennifer charlie daniel
  abc123 abcd1234 1q2w3e 1q2w3e4r 1qaz2wsx q1w2e3r4 qwe123 asd123 zaq12wsx a1b2c3
  trustno1 whatever starwars computer internet startup founder business freedom summer winter
  hello123 hello1 google facebook`
    .split(/\s+/)
    .filter(Boolean),
)
