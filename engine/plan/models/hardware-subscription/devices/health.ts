// Devices worn by patients, for clinics.
import type { Device } from '../device.ts'

export const HEALTH: Device = {
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
      choice: 'fixed rules a clinician has signed; every change of a rule is a new version with its own test',
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
  perHead: 70,
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
}
