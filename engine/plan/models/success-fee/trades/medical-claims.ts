// Denied medical claims.
import type { Trade } from '../trade.ts'

export const medicalClaims: Trade = {
  cues: /\b(den(ied|ials?)|medical|(?:denied|insurance|health|medical) claims?|clinics?|practices?|insurers?|payers?|medical billing|(?:claims?|insurance) appeals?|hipaa|reimbursements?)\b/i,
  field: 'denied medical claims',
  case: { one: 'denied claim', many: 'denied claims' },
  client: { one: 'practice', many: 'practices' },
  payer: 'the insurer',
  of: 'what the insurer pays after all',
  trouble: 'A treatment is done, a claim is sent, and weeks later a code comes back instead of money.',
  now: ['send it once more unchanged and hope', 'write it off at the end of the quarter'],
  whyLeft:
    'The reason is in a code, the evidence in a chart, and the person who could join the two has a patient in the chair.',
  nothing: 'treatments given for nothing, a few every week',
  groups: [
    {
      who: 'owners who do the billing in the evening',
      why: 'They read the denial at nine at night and know exactly what they are owed. What they do not have is the hour for a letter about it.',
    },
    {
      who: 'front desks that bill beside the telephone',
      why: 'They send what is easy and lay the rest on a pile. The pile is older than the time limit before anybody counts it.',
    },
  ],
  steps:
    'The denial is read and its code sorted; the chart notes that answer it are attached; somebody who knows the codes checks every letter; it goes out before the limit, and the answer is matched to the payment line by line.',
  clock: 'the appeal window, which differs by insurer and closes without a word',
  lost: 'claims sent too late, services the plan never covered, notes that do not say why the treatment was needed',
  sorting: 'code, insurer, age of the claim and whether the note names the need',
  proof: 'the chart note of the day, the plan of care and the insurer’s own policy text',
  bottleneck: {
    what: 'the check by somebody who knows the codes',
    because: 'a wrong code in an appeal is worse than no appeal, and such people are few',
  },
  adverse:
    'Practices hand over the old and hopeless pile first and keep the easy ones, so the first month looks worse than the service is.',
  ends: 'A good service teaches the front desk which code to send the first time, and then there is less to recover.',
  hold: 'a monthly page that shows which denials came back and which habit caused them',
  busy: 'January, when deductibles begin again and plans change, and the weeks after it',
  rivals: [
    {
      name: 'Do nothing: write it off',
      why: 'no work, and tax softens it',
      fails: 'it repeats every week',
      answer: 'show one quarter’s pile in money, free of charge',
    },
    {
      name: 'The front desk in quiet hours',
      why: 'already paid',
      fails: 'quiet hours do not come',
      answer: 'take the letters, leave them the easy resend',
    },
    {
      name: 'A billing firm for everything',
      why: 'the whole trouble gone',
      fails: 'takes its part of every claim, also of those that were never in doubt',
      answer: 'touch only what was denied',
    },
    {
      name: 'The practice software’s own module',
      why: 'one click away',
      fails: 'flags the denial and writes nothing',
      answer: 'work from its export; do not replace it',
    },
    {
      name: 'A general writing assistant',
      why: 'cheap and quick',
      fails: 'invents codes, and the chart must not be pasted into it',
      answer: 'codes from the policy text, checked by a person',
    },
  ],
  danger: 'the practice software that adds appeals to the screen where the denial is read',
  uncopied: 'a record of which argument moved which insurer on which code',
  firstVersion: [
    'upload of denials as the insurer sends them',
    'reason in one plain sentence',
    'letter with chart notes attached',
    'limit of each insurer on a calendar',
  ],
  leftOut: [
    { what: 'billing of new claims', why: 'another trade, paid by the claim, with its own liability' },
    { what: 'hospitals', why: 'they have departments for this and buy by tender' },
    {
      what: 'sending without a person’s check',
      why: 'one invented code could end the licence of a client',
    },
  ],
  layers: [
    {
      part: 'intake',
      job: 'reads denials and payment files, finds code, limit and sum',
      choice: 'the insurers’ standard remittance files first; pictures of letters as second way',
    },
    {
      part: 'drafting',
      job: 'joins code, policy text and chart note into a letter',
      choice:
        'a language model under a health-data agreement, fed only with the case; every citation checked against the source by rule',
    },
  ],
  asked: 'how many claims were denied last month, what became of each, and who touched it',
  productTest:
    'Sixty denials from three practices are appealed, chosen blind. If fewer than a third are paid within ninety days, the sorting is changed before a fourth practice is taken on.',
  sceptic: [
    'What can be won easily the practice wins itself, and what is left was denied for a reason.',
    'Health data of other people’s patients is kept here, for a share of sums that a large insurer can delay for a year.',
  ],
  risk: {
    name: 'Patient data gets out',
    sign: 'a chart in an inbox where it does not belong',
    answer: 'signed agreements, least access, a rehearsed notice; cover bought before the first chart',
  },
  ways: [
    'Letters to owners with a free count of one quarter’s denials',
    'Practices that name a colleague',
    'Study evenings and software user groups',
  ],
  shareLike: 'share of denied medical claims recovered',
  share: [0.1, 0.18, 0.3],
  marginLike: 'service paid by success, healthcare',
  amount: [150, 310, 560],
  wins: [0.35, 0.5, 0.65],
  months: 3,
  casesAYear: [60, 120, 200],
  leaving: [0.015, 0.025, 0.045],
  told: [0.005, 0.018, 0.03],
  costToWin: [250, 600, 1_500],
  counted: 'firms',
  firms: [
    [/physical therap|physio|occupational|speech/i, 'physical, occupational and speech therapy practices'],
    [/dent/i, 'dental practices'],
    [/chiropract/i, 'chiropractors'],
    [/optom|eye/i, 'optometrists'],
    [/mental|psych/i, 'mental health practitioners'],
    [/vet/i, 'veterinary practices'],
    [/clinic|physician|doctor|practice|medical/i, "physicians' offices"],
  ],
  affected: [0.25, 0.4, 0.6],
}
