import type { Kind } from '../kind-row.ts'

export const photography: Kind = {
  cues: /\b(photograph(er|ers|y)?|photos?( shoots?| studios?)?|videograph\w*|wedding (photo\w*|films?|videos?)|portrait (photo\w*|sessions?)|headshots?|film(ing)? (of )?events|drone (footage|photos))\b/i,
  noun: 'photography business',
  visit: { one: 'shoot', many: 'shoots' },
  customer: { one: 'client', many: 'clients' },
  worker: { role: 'Second photographer', like: 'photographer', dollars: 43_000 },
  craft: 'get the picture when it happens once',
  craftTest:
    'six paid shoots for strangers, delivered within ten days, four of them asking for prints or a second date',
  trouble: [
    'Everybody has a camera and nobody has the picture. {buyers} {where} own nine thousand photographs of the children and none with both parents in it; and the website of the firm shows somebody who left.',
    'The moment comes once and the photographer is chosen from a wall of sunsets. {buyers} cannot tell who stays calm in a dark church, what it will cost in the end, and when the pictures come.',
  ],
  groups: [
    {
      who: 'couples a year before the date',
      why: 'They book with the room and before the food. They look at whole weddings, ask for the price twice, and need an answer on Sunday evening.',
    },
    {
      who: 'small firms with a face',
      why: 'Doctors, lawyers, shops: six heads and a room, again after every change of staff. Dull work on weekdays, paid by invoice.',
    },
  ],
  nothing:
    'There will be pictures anyway, from forty telephones. What is missing shows ten years later, and nobody pays today for a regret of the future unless they have seen their friends’ album.',
  ask: {
    what: 'which pictures of theirs they printed last, who took them, and what they paid',
    pass: 'four of the fifteen paid a stranger for pictures within three years',
  },
  works:
    'One price with hours, number of pictures and day of delivery in it; a walk to the place beforehand; a first ten within two days, all within ten. On average {price}.',
  trust:
    'It cannot be done again. A second camera, a second card, a named colleague who would come, and cover: that is what is bought along with the eye.',
  now: [
    'Editing that took three evenings takes one, so that fast delivery has become a thing to sell.',
    'Firms change staff and websites more often and are tired of pictures that belong to an agency.',
  ],
  against:
    'Telephones and generated pictures speak against it. Whatever can be repeated or invented is lost to them; what remains is what happens once, and faces that must be true.',
  caution:
    'Weddings in a district can be looked up, headshots cannot. The willing share mixes both; and a beginner’s year comes through the few people who know everybody.',
  rivals: [
    {
      name: 'Do nothing: forty telephones',
      why: 'free, already there',
      fails: 'no one has both parents',
      answer: 'half an hour of groups, well done',
    },
    {
      name: 'A friend with a good camera',
      why: 'a present',
      fails: 'wants to dance, delivers in May',
      answer: 'respect it; offer the church only',
    },
    {
      name: 'The known studio',
      why: 'a name, a window',
      fails: 'the pose of twenty years ago',
      answer: 'pictures of what happened',
    },
    {
      name: 'A generated picture',
      why: 'seconds, cents',
      fails: 'it is not them',
      answer: 'sell what must be true',
    },
  ],
  danger:
    'Fifty gifted amateurs at half the price are the rival, not one studio. They have no second card, no contract and no Tuesday; firms and venues notice that, couples only afterwards.',
  first: [
    'one price with hours and delivery in it',
    'a walk to the place beforehand',
    'two cards, two cameras',
    'ten pictures within two days',
    'a gallery that works on a telephone',
    'prints from a laboratory nearby',
  ],
  oneMore: 'film, albums and drones each double the evenings at the desk for a tenth more in the price',
  leftOut: [
    { what: 'a studio with a lease', why: 'a window and a rented day do for the first two years' },
    { what: 'moving pictures', why: 'a second person and a week of cutting' },
    { what: 'shoots without a contract', why: 'the argument about rights comes later and costs more' },
  ],
  workTest:
    'Of the first ten galleries {founder} counts which pictures were downloaded. Where fewer than a third were, too many were delivered; the number is cut, not the price.',
  priceTalk:
    'One price, all in, is easier to say yes to than a list with prints at the end. {price} is the mean of small weekdays and large Saturdays; the weekdays pay the rent and the Saturdays pay for the camera.',
  priceTest:
    'From the fifth booking on, each new one is quoted five per cent higher until two in a row say no. That is the price for the year. Owner: {founder}.',
  channels: [
    { name: 'Venues, registrars and florists', reached: 'couples told', share: [0.04, 0.08, 0.14] },
    { name: 'Firms visited with their own old pictures', reached: 'firms', share: [0.06, 0.12, 0.2] },
    { name: 'Guests who saw it done', reached: 'guests', share: [0.004, 0.008, 0.015] },
  ],
  winning:
    'A venue recommends whoever sent it pictures of itself. {founder} photographs three empty rooms for their owners as a present, well lit, and is on three lists by Monday.',
  keeping:
    'Couples become families: a message on the first anniversary, a short shoot when there is a child. Firms are asked every January who has joined and who has left.',
  tools: [
    {
      part: 'safety',
      job: 'two cards, two disks, one elsewhere by morning',
      choice: 'a copy before sleep, every time',
    },
    {
      part: 'gallery',
      job: 'choose, download, order prints',
      choice: 'a hosted gallery with the laboratory behind it',
    },
    { part: 'contract', job: 'date, hours, rights, deposit', choice: 'one page, signed on the telephone' },
  ],
  data: 'Faces are personal data, children’s above all. Nothing is shown without a signature, galleries carry a password and end after a year, and what was asked to be deleted is deleted from the second disk too.',
  toolTest:
    'One disk is taken out and hidden. {founder} must deliver a whole shoot from the others on the same evening.',
  day: 'An hour of light in the morning, a firm before noon, editing until four; on Saturdays twelve hours on foot. For each hour with the camera there are two at the desk.',
  binds: 'Saturdays from May to September',
  lever:
    'Saturdays are twenty-five a year and sold out by spring for whoever is good; their price can rise, their number cannot. The lever for the rest is hours at the desk.',
  alone: 'nobody postpones a wedding for a photographer with fever',
  sceptic:
    'Supply is without limit and most of it is a hobby. What is paid for is shrinking to the few things that happen once. Twenty-five Saturdays carry the year, each can be lost to a virus or a card; and taste changes faster than a portfolio.',
  kill: 'fewer than ten dates are booked for the coming season, or firms give less than a quarter of income',
  steps: [
    { day: 24, action: 'Six paid shoots, delivered within ten days', number: 'on time', go: 'six' },
    { day: 42, action: 'Give three venues pictures of themselves', number: 'lists we are on', go: 'two' },
    { day: 58, action: 'Visit fifteen firms with their old staff page', number: 'dates', go: 'two' },
    { day: 76, action: 'Hours at the desk for each hour of shooting', number: 'hours', go: 'two or fewer' },
  ],
  money: {
    shape: 'jobs',
    price: [380, 760, 1_700],
    hours: 8,
    timesAYear: [0.3, 0.5, 1],
    perWorker: [0.38, 0.48, 0.6],
    daysAWeek: 5,
    small: 1,
    settled: 2.5,
    materials: [0.06, 0.1, 0.16],
    churn: [0.55, 0.7, 0.85],
    win: [30, 60, 130],
    kit: [3_500, 7_500, 15_000],
    running: [180, 320, 560],
    reach: [10, 18, 30],
    way: 'by car',
    share: { label: 'with an occasion in a year', range: [0.06, 0.1, 0.15] },
    willing: [0.03, 0.06, 0.1],
  },
}
