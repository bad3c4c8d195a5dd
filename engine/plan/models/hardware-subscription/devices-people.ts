// Devices on people, pets and front doors: households and those who care for them decide.
import type { Device } from './device.ts'

export const PEOPLE: Device[] = [
  {
    cues: /\b(patients?|clinics?|heart|cardiac|cardiolog\w+|rhythm|glucose|diabet\w+|stroke|rehab\w*|wounds?|therap\w+|medical|hospital\w*|blood pressure|respirat\w+|asthma|epilep\w+|physio\w*|patch(es)?|nurses?)\b/i,
    noun: { one: 'device', many: 'devices' },
    customer: { one: 'clinic', many: 'clinics' },
    buyers: 'clinics that follow patients at home',
    scene:
      'A patient is measured for ten minutes in a room with a clinician, and then lives for three months without either. What happens in between is told from memory at the next visit. Bad nights are forgotten, good mornings are exaggerated, and the letter to the family doctor says stable.',
    today: ['ask at the next appointment', 'lend out a recorder for a day and wait weeks for the reading'],
    groups: [
      {
        who: 'specialists with long waiting lists',
        why: 'They see many who did not need to come and miss some who did. A list by urgency is worth an hour a day to them.',
      },
      {
        who: 'practices paid for follow-up',
        why: 'Where monitoring at home is reimbursed, somebody has to do it, and a nurse with a telephone is the dear way.',
      },
      {
        who: 'patients sent home early',
        why: 'They and their families carry the fear between visits. They rarely pay, and decide whether the thing is worn.',
      },
    ],
    loss: 'What is not seen is not billed and not blamed on anybody. It appears as an emergency admission, in the figures of another house.',
    asked:
      'how many patients came last month who could have stayed at home, and how many should have come earlier',
    askedPass: 'can name cases of both kinds and say who would look at the readings, in paid time',
    reads:
      'is worn at home and records the one sign that matters, several times a day, without the patient doing anything',
    tells: 'a weekly list by urgency for the nurse, with the raw curve one click behind each name',
    limits:
      'It is no emergency call, and nobody watches at night. Patient, clinic and leaflet have to say so in the same words, since the first person who relies on it at three in the morning decides the fate of the firm.',
    whyNow: [
      'Payers have begun to reimburse follow-up at home in some countries and for some diagnoses; where they do, the clinic earns by it, and where they do not, nobody pays.',
      'Sensors of consumer make have become good enough to be tested against clinical ones; the test is the product.',
    ],
    against:
      'Against now speaks the approval. Classes, notified bodies and ethics committees take longer than a founder’s savings, and selling a day too early ends everything.',
    rivals: [
      {
        name: 'Do nothing: the next appointment',
        why: 'paid for, known, legally safe',
        fails: 'three months apart',
        answer: 'shorten the gap for the ten patients who matter',
      },
      {
        name: 'The recorder for a day',
        why: 'an accepted standard',
        fails: 'one ordinary day shows nothing',
        answer: 'measure for weeks, and send the standard where we see something',
      },
      {
        name: 'The patient’s own watch',
        why: 'worn already, free to the clinic',
        fails: 'not approved for the decision, and every brand differs',
        answer: 'be the one a clinician may act on',
      },
      {
        name: 'The large device maker',
        why: 'approval, sales force, studies',
        fails: 'priced for hospitals and for implants',
        answer: 'serve the practice with three doctors',
      },
      {
        name: 'A nurse who calls',
        why: 'people trust a voice',
        fails: 'knows what she is told',
        answer: 'tell her whom to call',
      },
    ],
    danger: 'the patient’s own watch, once it is approved for the same use',
    dangerWhy:
      'Millions wear one. What it lacks is somebody who sorts the readings for the clinic and answers for it; that part, and not the hardware, has to be ours.',
    features: [
      'continuous reading of one sign',
      'a weekly list by urgency',
      'raw data for the record, in the clinic’s own format',
      'a leaflet that says what it is not',
      'return, cleaning and reissue by post',
    ],
    leftOut: [
      { what: 'emergency alarms', why: 'a promise that needs a manned centre day and night' },
      { what: 'a diagnosis', why: 'it lifts the device into a class this team cannot afford' },
      {
        what: 'sales to patients directly',
        why: 'without a clinician behind it the reading frightens and helps nobody',
      },
    ],
    productTest:
      'Thirty volunteers wear it beside the accepted standard for two days, with a clinician blind to both. Agreement has to reach what the literature asks of such a device, fixed in writing beforehand; below it there is no pilot.',
    billing: 1,
    billingWhy:
      'Clinics pay by the month and by device in use, because that is how they are reimbursed, if at all.',
    anchor:
      'A clinic holds it against a nurse’s hour and against what the payer refunds for a patient followed at home.',
    channels: [
      {
        name: 'Clinicians met through the scientific lead',
        reached: 'talks',
        conversion: [0.08, 0.16, 0.28],
        share: 0.5,
      },
      {
        name: 'Pilots with a price in writing',
        reached: 'pilots',
        conversion: [0.25, 0.4, 0.49],
        share: 0.3,
      },
      {
        name: 'Society meetings, with a poster',
        reached: 'contacts',
        conversion: [0.01, 0.03, 0.06],
        share: 0.2,
      },
    ],
    sale: 'A clinician wants it, a practice manager asks who reads the lists, a data officer asks where they lie, and the payer decides what it is worth. Leave one of the four out and the contract stays a draft.',
    layers: [
      {
        part: 'device',
        job: 'comfortable, cleanable, hard to get wrong',
        choice: 'an approved sensing module where one exists; own case and firmware',
      },
      {
        part: 'home link',
        job: 'data from people without patience for settings',
        choice: 'a plug with its own SIM, paired before it is posted',
      },
      {
        part: 'clinical list',
        job: 'sort by urgency, explain each line',
        choice:
          'fixed rules a clinician has signed; every change of a rule is a new version with its own test',
      },
      {
        part: 'quality file',
        job: 'risks, tests, complaints, versions',
        choice: 'kept from the first day, since it cannot be written afterwards',
      },
    ],
    silent:
      'A patch that has come off shows a calm patient. Not worn is therefore a state of its own, listed above the calm ones.',
    acceptance:
      'Ten patients of one clinic wear it for four weeks. Eight must have worn it on most days, and the nurse must have found the list worth her quarter of an hour each week.',
    rhythm:
      'Two calendars run side by side: the slow one of files, tests and committees, and the weekly one of lists, returns and cleaning. The slow one decides.',
    breaks:
      'Skin reacts, plugs stay in hospitals, batteries are forgotten. Each device comes back to be cleaned and checked; the checklist belongs to the quality file, and so does every complaint, however silly.',
    gap: {
      gap: 'Somebody who has brought a medical device through approval',
      why: 'two years are lost by one wrong claim on a web page',
      closedBy: 'a regulatory adviser before the first sentence is published, two days a month',
    },
    risk: {
      name: 'The approval takes a year longer',
      likelihood: 'high',
      sign: 'a second list of questions from the body',
      answer: 'sell for research only meanwhile, and cut pay',
    },
    sceptic:
      'The user does not choose, the chooser does not pay, and the payer has not decided. Approval eats the first round, a study the second, and by then a watch that everybody owns can do it. Most firms of this kind were right about medicine and wrong about who signs.',
    wrongIf:
      'a payer’s code covers the use in the first country, and if nurses act on the list without being reminded',
    ways: {
      meets: ['the study evening of the specialist society', 'the practice managers’ round'],
      trusts: 'a clinician of the same field with a paper to show',
      buys: 'when a budget year begins or a payer’s code appears',
      busy: 'winter, and the days before an audit',
      keeps: 'everything that names a patient',
    },
    devices: [6, 15, 40],
    hours: 6,
    perHead: 60,
    build: [35, 60, 130],
    price: undefined,
    service: [15, 28, 48],
    serving: [2.5, 4.5, 9],
    replaced: [0.08, 0.15, 0.3],
    churn: [0.006, 0.012, 0.025],
    joining: [0.6, 1.5, 2.8],
    cac: [900, 1_900, 4_500],
    market: {
      counted: [
        {
          metric: 'businesses',
          of: 'physical, occupational and speech therapy practices',
          cue: /physio|rehab|therap/i,
        },
        { metric: 'businesses', of: 'care homes', cue: /care homes?|nursing homes?/i },
        { metric: 'businesses', of: "physicians' offices" },
      ],
      perMillion: [80, 200, 450],
      householdShare: undefined,
      register: 'the register of licensed practices, by specialty',
      pays: [0.02, 0.04, 0.09],
      paysWho: 'that follow enough patients of this kind and are paid for it',
    },
    approval: { what: 'Conformity as a medical device, first steps', dollars: [25_000, 60_000, 140_000] },
    second: undefined,
  },
  {
    cues: /\b(elderly|elders?|older (people|adults|parents)|seniors?|ageing|aging|dementia|alzheimer\w*|falls?|fall detection|caregivers?|carers?|grandparents?|independent living|panic button)\b/i,
    noun: { one: 'device', many: 'devices' },
    customer: { one: 'household', many: 'households' },
    buyers: 'families of people who live alone in old age',
    scene:
      'A daughter two hundred kilometres away telephones every evening at seven. When nobody answers, she waits ten minutes, then calls the neighbour, then does not sleep. The mother was in the garden. One evening she will not have been.',
    today: ['telephone every evening', 'pay for an alarm button that hangs on a hook in the bathroom'],
    groups: [
      {
        who: 'daughters and sons who live elsewhere',
        why: 'They pay, they worry, and they decide in the week after the first fall.',
      },
      {
        who: 'the old people themselves',
        why: 'They want to stay at home and to be left in peace. What looks like an aid is hidden when visitors come.',
      },
      {
        who: 'care services',
        why: 'Their staff drive past thirty doors a day and learn of a bad night by opening one.',
      },
    ],
    loss: 'Nothing happens on most evenings, and the call at seven costs nothing but a life arranged around it. The bill comes at once, as a hip.',
    asked: 'when they last worried for an evening, what they did, and which aids lie unused in a drawer',
    askedPass: 'tell of an evening within three months and would have paid a month’s fee to spare it',
    reads: 'stands in the room and learns the pattern of an ordinary day, without a camera',
    tells: 'a quiet sign in the morning that the day has begun, and a call when it has not',
    limits:
      'It does not catch anybody, and it is not an emergency service. It shortens the hours on the floor; it cannot promise minutes, and the contract says so in large print.',
    whyNow: [
      'Radar chips see movement through a blanket and no face, which ends the argument about cameras in bedrooms.',
      'Families live further apart, care homes are full or dear, and more people grow very old at home.',
    ],
    against:
      'Against now speaks shame. Nobody wants to be old enough for it, so it is bought in a crisis, and a crisis chooses whatever is there that day.',
    rivals: [
      {
        name: 'Do nothing: the call at seven',
        why: 'free, and it is love',
        fails: 'between eight in the evening and seven the next day',
        answer: 'keep the call, take the fear out of it',
      },
      {
        name: 'The alarm button',
        why: 'known, subsidised, a manned centre',
        fails: 'not worn when it counts',
        answer: 'need nothing to be worn',
      },
      {
        name: 'A camera',
        why: 'cheap, sees everything',
        fails: 'sees everything',
        answer: 'have none, and say why',
      },
      {
        name: 'A watch with fall detection',
        why: 'looks like a watch',
        fails: 'lies on the charger at night',
        answer: 'work at night first',
      },
      {
        name: 'The neighbour with a key',
        why: 'human, quick',
        fails: 'on holiday, or eighty as well',
        answer: 'call the neighbour second',
      },
    ],
    danger: 'the emergency-call provider who puts a sensor beside its button',
    dangerWhy:
      'It has the centre, the subsidy and the trust of social services. It moves slowly and is paid by the button; partnership is likelier than war.',
    features: [
      'learns an ordinary day in two weeks',
      'a morning sign for the family',
      'a call down a list when the day does not begin',
      'no camera, no microphone',
      'set up by post, with a telephone call',
    ],
    leftOut: [
      {
        what: 'a manned centre of our own',
        why: 'six salaries for the first call; a provider’s centre is rented instead',
      },
      { what: 'medical readings', why: 'another law, another approval' },
      { what: 'video calls', why: 'families have these already' },
    ],
    productTest:
      'In ten homes a friend lies down on the floor for half an hour at an hour of our choosing. Nine of ten times somebody on the list must have been reached, with no more than one false call a month in any home.',
    billing: 1,
    billingWhy:
      'It is paid by the month and can be stopped by telephone on the day it is no longer needed: families remember how they were treated in that week.',
    anchor: 'Families hold the price against the alarm button’s fee and against one hour of care at home.',
    channels: [
      {
        name: 'Search in the week after a fall',
        reached: 'visitors',
        conversion: [0.01, 0.022, 0.035],
        share: 0.4,
      },
      {
        name: 'Care services, pharmacies and housing officers',
        reached: 'families named',
        conversion: [0.1, 0.18, 0.28],
        share: 0.35,
      },
      {
        name: 'Families who tell others',
        reached: 'families asked',
        conversion: [0.06, 0.12, 0.2],
        share: 0.25,
      },
    ],
    sale: 'A daughter looks for it at eleven at night, three days after the fall, and wants it installed before she drives home on Sunday. Whoever can deliver on Friday has the customer.',
    layers: [
      {
        part: 'device',
        job: 'movement, presence, lying still',
        choice: 'radar module bought in; judgement on the device, no picture, no sound',
      },
      { part: 'link', job: 'work without the home’s internet', choice: 'SIM in the plug, battery for a day' },
      {
        part: 'calls',
        job: 'family first, then neighbour, then a centre',
        choice: 'a rented call service with a contract for the last step',
      },
    ],
    silent:
      'An unplugged device and a quiet night look the same from afar. The family gets the morning sign only when the device itself has said good morning.',
    acceptance:
      'Twenty homes run for six weeks. Eighteen must want to keep it, the old person asked alone, and none may have had more than two calls for nothing.',
    rhythm:
      'Orders come after holidays, when families have seen each other. Parcels leave on the day; the first fortnight brings questions, and after that a good month is one in which nobody thinks of us.',
    breaks:
      'Plugs are pulled for the hoover, cats set off radar, grandchildren move furniture. Support has the family’s names on the screen and all the time in the world, since this is what is paid for.',
    gap: {
      gap: 'Somebody from care who hears what families do not say',
      why: 'engineers design for themselves',
      closedBy: 'a district nurse on the test group, paid by the hour',
    },
    risk: {
      name: 'A fall it missed becomes a newspaper story',
      likelihood: 'medium',
      sign: 'a complaint with a lawyer’s letterhead',
      answer: 'plain terms, full record, insurance, and an answer the same day',
    },
    sceptic:
      'Customers are won in their worst week and lost by a funeral. The average stay is short by nature, the trade is full of buttons with a subsidy, and the person watched never asked for it. Each household has to be replaced by another in the same distress.',
    wrongIf:
      'old people keep it plugged in when asked alone, and if care services name families faster than families leave',
    ways: {
      meets: ['the counselling hour of the care office', 'the pharmacy counter'],
      trusts: 'the district nurse',
      buys: 'in the week after a fall',
      busy: 'the holidays, when they are together',
      keeps: 'when somebody is alone at home',
    },
    devices: [1, 1, 2],
    hours: 0,
    perHead: 680,
    build: [38, 58, 95],
    price: [79, 129, 220],
    service: [15, 24, 35],
    serving: [3.5, 6, 10],
    replaced: [0.03, 0.06, 0.12],
    churn: [0.018, 0.028, 0.045],
    joining: [10, 32, 62],
    cac: [45, 85, 170],
    market: {
      counted: [{ metric: 'household-share', of: 'people living alone' }],
      perMillion: undefined,
      householdShare: [0.1, 0.22, 0.34],
      register: 'the census, people over seventy-five who live alone',
      pays: [0.01, 0.025, 0.05],
      paysWho: 'old, and with family who would pay and live too far to look in',
    },
    approval: { what: 'Radio, electrical safety and alarm tests', dollars: [5_000, 10_000, 22_000] },
    second: undefined,
  },
  {
    cues: /\b(pets?|dogs?|cats?|pupp(y|ies)|collars?|feeders?|kittens?|vets?|litter)\b/i,
    noun: { one: 'collar', many: 'collars' },
    customer: { one: 'owner', many: 'owners' },
    buyers: 'people with a dog or a cat',
    scene:
      'A door stands open for the length of a parcel, and a dog is gone. The owner runs in the wrong direction first, because everybody does. The chip under the skin helps when somebody has already found the animal; it says nothing to those who are looking.',
    today: ['walk the streets and call', 'post a photograph in the neighbourhood group'],
    groups: [
      {
        who: 'owners of dogs that hunt or bolt',
        why: 'It happens to them several times a year. They know the price of an afternoon.',
      },
      {
        who: 'owners of cats that go out',
        why: 'Curious more than afraid; they buy for the map of the night and stay for the first absence of two days.',
      },
      {
        who: 'owners of old or ill animals',
        why: 'They read rest and restlessness as signs, and bring the curve to the vet.',
      },
    ],
    loss: 'The animal came back last time, so nothing was learned. The next time is told to nobody but the neighbours.',
    asked:
      'when the animal was last out of sight longer than they liked, what they did, and what of this kind they have bought and stopped using',
    askedPass:
      'tell of such an hour in the last year, and at least half of them still charge something every week',
    reads: 'finds its own place and notes rest and movement, for as many days as a charge lasts',
    tells: 'a dot on a map when it counts, and a plain picture of the animal’s day when it does not',
    limits:
      'It works where a telephone works, and for as long as it is charged. In a deep wood with an empty battery it is an ornament, and the box should say so before a review does.',
    whyNow: [
      'Low-power cellular networks have stretched a charge from a day to a week, which is the difference between a toy and a habit.',
      'People spend on animals as they do on children, and speak of it in groups that any owner can find.',
    ],
    against:
      'Against now speaks the shelf: several well-known collars exist, sold at a loss by firms with money, and the luggage tag from the telephone maker costs less than a bag of food.',
    rivals: [
      {
        name: 'Do nothing: call and whistle',
        why: 'works nearly always',
        fails: 'the one time',
        answer: 'sell to those for whom it has failed once',
      },
      {
        name: 'The luggage tag',
        why: 'cheap, no fee',
        fails: 'needs strangers’ telephones nearby',
        answer: 'say where it is enough, and where not',
      },
      {
        name: 'The known tracking collar',
        why: 'brand, app, reviews',
        fails: 'one size, weak battery, hard to cancel',
        answer: 'serve the breed or the use it fits badly',
      },
      {
        name: 'The chip under the skin',
        why: 'paid once, by law in many places',
        fails: 'speaks only to a reader',
        answer: 'work beside it',
      },
    ],
    danger: 'the telephone maker’s tag, as its network grows denser',
    dangerWhy:
      'In towns it will be good enough for most. Country dogs, hunting dogs and cats at night are what remains, and what we should have been built for in the first place.',
    features: [
      'a dot on the map within a minute',
      'a week on one charge',
      'safe places in which it sleeps',
      'rest and movement of the day',
      'cancelling in two taps',
    ],
    leftOut: [
      { what: 'shocks and sounds', why: 'forbidden in some countries and wrong in all' },
      { what: 'health advice', why: 'the vet’s trade, and a liability' },
      { what: 'a social network of dogs', why: 'the groups exist' },
    ],
    productTest:
      'Twenty animals wear it for three weeks, six of them swimmers. Eighteen collars must still hold and charge, and a person sent out with the map must stand beside the hidden animal within ten minutes, nine times of ten.',
    billing: 1,
    billingWhy:
      'By the month or by the year at two months less: the first wins the doubtful, the second brings cash before the SIM has to be paid.',
    anchor: 'Owners compare with a bag of food and with the tag that costs nothing a month.',
    channels: [
      {
        name: 'Groups of owners and breeders, by post and film',
        reached: 'readers',
        conversion: [0.004, 0.009, 0.018],
        share: 0.35,
      },
      {
        name: 'Vets, groomers and dog schools who hand out a card',
        reached: 'cards',
        conversion: [0.02, 0.05, 0.09],
        share: 0.35,
      },
      {
        name: 'Advertisements to searches for lost animals',
        reached: 'visitors',
        conversion: [0.008, 0.016, 0.03],
        share: 0.3,
      },
    ],
    sale: 'Half buy after a fright and want it tomorrow, half buy with the puppy and have time. Dog schools meet the second half in the week that counts.',
    layers: [
      {
        part: 'collar',
        job: 'place, movement, a week of power',
        choice: 'certified cellular and satellite module; the antenna is the craft',
      },
      { part: 'network', job: 'data at home and on holiday', choice: 'one roaming contract, charged by use' },
      {
        part: 'app',
        job: 'map, safe places, battery',
        choice: 'one code base for both telephones; maps rented',
      },
    ],
    silent:
      'An old dot is worse than none, because people run to it. Each dot carries its age, and after five minutes it turns grey.',
    acceptance:
      'Fifty collars are worn for a month. Forty-seven must have reported each day, and the mean charge must have lasted six days or longer.',
    rhythm:
      'Spring and the weeks before holidays sell, January returns. Parcels leave daily; the assembler’s calendar decides the stock for both peaks four months ahead.',
    breaks:
      'Teeth, salt water and forgotten chargers, in that order. Straps are sold at cost, cases are replaced once without a question, and the list of what was chewed goes to whoever draws the next one.',
    gap: {
      gap: 'An antenna engineer',
      why: 'a dog is a bag of water around the radio',
      closedBy: 'three days of a specialist before the mould is cut',
    },
    risk: {
      name: 'Battery disappoints',
      likelihood: 'high',
      sign: 'the word in one review of three',
      answer: 'state days as measured on dogs, and pay back without a form',
    },
    sceptic:
      'The shelf is full. Firms with deep purses lose money on each collar to win the fee, the telephone makers give the dot away, and an animal that never runs off makes the fee look foolish by the third month. A newcomer has no shop, no reviews and a mould to pay.',
    wrongIf:
      'one kind of owner, named in one word, prefers it to what the shelf has, and if half of those who bought still pay after a year',
    ways: {
      meets: ['the dog school on Saturday morning', 'the waiting room of the vet'],
      trusts: 'the trainer, and pictures of other people’s dogs',
      buys: 'after a fright, or in the first week with a puppy',
      busy: 'the holiday weeks',
      keeps: 'where a family lives and when nobody is at home',
    },
    devices: [1, 1, 2],
    hours: 0,
    perHead: 2400,
    build: [22, 33, 55],
    price: [49, 75, 120],
    service: [4.5, 7, 11],
    serving: [1, 1.7, 3],
    replaced: [0.05, 0.1, 0.2],
    churn: [0.02, 0.03, 0.05],
    joining: [25, 80, 150],
    cac: [16, 28, 60],
    market: {
      counted: [
        { metric: 'household-share', of: 'with a cat', cue: /^(?!.*\bdog).*\bcats?\b/is },
        { metric: 'household-share', of: 'with a dog' },
      ],
      perMillion: undefined,
      householdShare: [0.15, 0.24, 0.35],
      register: 'the dog licence register and the vets’ counts',
      pays: [0.005, 0.012, 0.03],
      paysWho: 'whose animal gets out and who would pay a monthly fee for it',
    },
    approval: { what: 'Radio and battery tests', dollars: [4_000, 8_000, 16_000] },
    second: undefined,
  },
]
