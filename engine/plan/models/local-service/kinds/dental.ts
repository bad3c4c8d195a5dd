import type { Kind } from '../kind-row.ts'

export const dental: Kind = {
  cues: /\b(dent(al|ist|ists|istry)|orthodont\w*|teeth|tooth|hygienist|braces|aligners?)\b/i,
  noun: 'dental practice',
  visit: { one: 'appointment', many: 'appointments' },
  customer: { one: 'patient', many: 'patients' },
  worker: { role: 'Hygienist and assistant', like: 'dental hygienist or assistant', dollars: 60_000 },
  craft: 'treat under a dental licence and explain it so that nobody is afraid',
  craftTest: 'the licence, a supplier’s quote for the chair, and forty names with a date for the first week',
  trouble: [
    'Those who should come twice a year come when it hurts. {buyers} {where} are not short of dentists; they are afraid of the drill, of the bill, and of being told off, in this order.',
    'The bill is a surprise, and the waiting room smells of it. People put a check-up off, and what a hygienist could have scraped away in half an hour becomes a crown.',
  ],
  groups: [
    {
      who: 'families who moved in',
      why: 'One parent looks for all. Whoever sees the children kindly gets four patients for ten years.',
    },
    {
      who: 'anxious adults who have not been for years',
      why: 'They need three visits before anything is done, and much has to be done. They are the most grateful patients and the largest plans.',
    },
  ],
  nothing:
    'A tooth that is left alone costs nothing until it costs a month’s pay. Patients know and wait, because the pain comes later than the fear.',
  ask: {
    what: 'when they last sat in a chair, what it cost, and what kept them from the next date',
    pass: 'six of the fifteen are a year late or more',
  },
  works:
    'A first hour that hurts nobody: look, photograph, explain, print a plan with prices. Cleaning every half-year is booked on leaving; larger work is cut into steps that can be paid. An average appointment brings {price}.',
  trust:
    'Patients cannot see what was done. They see the photograph before and after, a price that held, and whether somebody stopped when a hand was raised.',
  now: [
    'Scanners have replaced the tray of paste, and a crown can be planned on the screen in front of the patient.',
    'Where an owner retires without a successor, charts, chairs and staff can be taken over for less than a new fit-out.',
  ],
  against:
    'The chair speaks against it: plumbing, compressed air, X-ray and permits cost what a small house does, before the first mouth is opened.',
  caution:
    'Everybody has teeth, hence a large first line. What can be won are those without a dentist and those who are angry with one; both are counted by asking, not by census.',
  rivals: [
    {
      name: 'Do nothing: wait until it hurts',
      why: 'free, and no drill',
      fails: 'a far larger bill',
      answer: 'a first hour in which nothing is done',
    },
    {
      name: 'The family’s dentist of twenty years',
      why: 'knows every filling',
      fails: 'retires, or is booked until autumn',
      answer: 'be there on that day, with his blessing if possible',
    },
    {
      name: 'The chain with many chairs',
      why: 'open on Saturday, finance at the desk',
      fails: 'another face each time',
      answer: 'one dentist, and a plan that is not a sale',
    },
    {
      name: 'Treatment abroad',
      why: 'half the price',
      fails: 'nobody to call on Monday',
      answer: 'do the repair without a lecture',
    },
  ],
  danger:
    'The chain is dangerous because it buys the neighbour’s practice with his charts. What it cannot buy is a hygienist whom people ask for; she is hired first and paid above the street.',
  first: [
    'a first hour without treatment',
    'a printed plan with prices',
    'cleaning every half-year, booked on leaving',
    'photographs before and after',
    'an hour a day kept for pain',
    'payment in steps',
  ],
  oneMore: 'implants, aligners and sedation each need a course, a device and cases enough to stay good',
  leftOut: [
    {
      what: 'a second chair room in the first year',
      why: 'plumbing is laid, the chair waits until the first is booked three weeks ahead',
    },
    { what: 'cosmetic packages', why: 'they bring the people who compare prices' },
    { what: 'a laboratory of our own', why: 'a good one nearby delivers in four days' },
  ],
  workTest:
    'A month after opening twenty patients are asked one thing: what did the plan say it would cost? Sixteen of twenty must know; otherwise {founder} rewrites the page.',
  priceTalk:
    'Fees for insured work are given; what can be decided is what is offered beside it and how it is explained. Cleaning pays for itself and fills the larger work; an average of {price} holds only with both.',
  priceTest:
    'For six weeks every plan shows two ways, the sound one and the better one, with prices. {founder} counts which is chosen; steering is forbidden.',
  channels: [
    { name: 'Search for a dentist who takes new patients', reached: 'enquiries', share: [0.25, 0.4, 0.55] },
    { name: 'Schools, midwives and doctors nearby', reached: 'families told', share: [0.01, 0.03, 0.06] },
    {
      name: 'Patients who bring the rest of the family',
      reached: 'patients asked',
      share: [0.15, 0.25, 0.4],
    },
  ],
  winning:
    '“Takes new patients” is the whole message, with a date this week. {founder} puts it where people look when they have moved or when it hurts, and keeps one hour free each day to make it true.',
  keeping:
    'The half-year cleaning is booked before leaving and confirmed two weeks ahead. Whoever cancels without a new date is called by the hygienist, since they will say to her why.',
  tools: [
    {
      part: 'charts',
      job: 'findings, images, plans, consent',
      choice: 'a certified dental system with an agreement on health data',
    },
    {
      part: 'imaging',
      job: 'X-ray and scanner',
      choice: 'leased with service; inspected before first use',
    },
    {
      part: 'recall',
      job: 'who is due, who is late',
      choice: 'the dental system’s list, worked through every Thursday',
    },
  ],
  data: 'Images and histories are health data and stay on certified systems. Radiation logs, sterilisation records and consents are kept as long as the law asks, apart from marketing lists.',
  toolTest:
    'An invented patient with an allergy and a pacemaker goes through reception, image, plan and recall. Both warnings must appear on every screen that matters.',
  day: 'Cleaning runs all day in one room; in the other, long work in the morning, check-ups after school, an hour for pain at noon. Twenty minutes between are sterilising and notes.',
  binds: 'chair hours with a dentist standing beside them',
  lever:
    'Each empty chair hour costs as much as a full one. A recall that works fills the hygienist’s room, and her findings fill the other.',
  alone: 'a dentist with a bad back is a practice with the lights off',
  sceptic:
    'The founder borrows the price of a house to compete with neighbours whose chairs are paid off. Staff are scarce, fees are set by others, and patients judge by the receptionist. The first years are slow, and the bank’s instalment does not know that.',
  kill: 'new patients stay below five a week, or a third of plans are not begun',
  steps: [
    {
      day: 20,
      action: 'Call ten practices as a patient and ask for the first date',
      number: 'days to wait',
      go: 'ten or more at half of them',
    },
    {
      day: 40,
      action: 'Ask three retiring owners what they would sell',
      number: 'talks',
      go: 'one with figures',
    },
    {
      day: 58,
      action: 'Two quotes for chair, air, water and X-ray',
      number: 'total',
      go: 'within a tenth of the plan',
    },
    {
      day: 76,
      action: 'Collect names of people who want a first hour',
      number: 'names with a date',
      go: 'forty',
    },
  ],
  money: {
    shape: 'jobs',
    price: [130, 210, 300],
    hours: 0.8,
    timesAYear: [1.5, 2.4, 3.5],
    perWorker: [5, 6.5, 8],
    daysAWeek: 4.5,
    small: 2,
    settled: 4,
    materials: [0.12, 0.16, 0.22],
    churn: [0.15, 0.22, 0.3],
    win: [80, 180, 350],
    winOf: 'patient of a practice',
    kit: [60_000, 120_000, 220_000],
    running: [80, 160, 300],
    premises: {
      area: [80, 120, 180],
      fitOut: [700, 1_100, 1_700],
      energy: [400, 700, 1_100],
      homeToo: false,
    },
    reach: [3, 5, 8],
    way: 'by car',
    share: { label: 'without a dentist they are content with', range: [0.12, 0.2, 0.3] },
    willing: [0.25, 0.4, 0.55],
  },
}
