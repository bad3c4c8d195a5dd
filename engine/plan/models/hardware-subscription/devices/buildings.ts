// Monitors on the walls of buildings.
import type { Device } from '../device.ts'

export const BUILDINGS: Device = {
  cues: /\b(air quality|co2|mould|mold|humidity|damp|leaks?|noise|occupancy|ventilation|landlords?|tenants?|buildings?|offices?|classrooms?|schools?|smoke|radon|meeting rooms?|boiler rooms?|apartments?( blocks?)?|condos?( boards?)?|condominiums?|property managers?|facility managers?|housing associations?)\b/i,
  noun: { one: 'monitor', many: 'monitors' },
  customer: { one: 'building', many: 'buildings' },
  buyers: 'those who answer for buildings',
  scene:
    'A room is stuffy at eleven and everybody blames the heating. A wall is damp in February and landlord and tenant each have an expert. A pipe drips behind a kitchen for three weeks. Buildings fail slowly, and the first measurement is usually a lawyer’s letter.',
  today: ['open a window when somebody complains', 'send the caretaker round with a hand'],
  groups: [
    {
      who: 'managers of rented housing',
      why: 'Mould quarrels cost them an expert each. A record of humidity and heating ends most of them in a sentence.',
    },
    { who: 'schools and offices', why: 'They are asked what the air is like and have no figure to give.' },
    {
      who: 'insurers of buildings',
      why: 'Water is their largest small claim, and it begins with a drip nobody hears.',
    },
  ],
  loss: 'Tired afternoons are not booked, and damp is somebody else’s fault until a court says whose. Delay is the cheapest choice for each party alone.',
  asked:
    'which complaints about air, damp or water they had last winter, what each cost to settle, and what was measured',
  askedPass: 'name two cases, one of them with an expert’s bill, and no measurement in either',
  reads: 'hangs on a wall and records air, moisture or water where it matters, day and night',
  tells: 'a traffic light for those in the room and a dated record for those who answer for it',
  limits:
    'It shows that a room is damp and not whether tenant or wall is guilty. The record narrows the quarrel; it does not take sides, and must not be sold as if it did.',
  whyNow: [
    'Good sensors for air and moisture have become small and cheap, and run for years without mains.',
    'Insulation makes old walls damp in new places, and every renovated house is a trial nobody measures.',
  ],
  against:
    'Against now speaks ownership: those who suffer do not buy, and those who could buy would rather not have it in writing.',
  rivals: [
    {
      name: 'Do nothing until a letter comes',
      why: 'free, and often none comes',
      fails: 'in the tenth flat',
      answer: 'start with the house that had the letter',
    },
    {
      name: 'An expert with a meter',
      why: 'a signature that courts accept',
      fails: 'one morning in a dry week',
      answer: 'give him the winter’s record',
    },
    {
      name: 'A gadget from the market',
      why: 'cheap, shows a number',
      fails: 'nobody keeps it, nobody believes it',
      answer: 'keep it, dated and unedited',
    },
    {
      name: 'The heating reader’s add-on',
      why: 'already in every flat',
      fails: 'reads once a month',
      answer: 'offer him our data by the hour',
    },
  ],
  danger: 'the meter-reading firm that adds a chip for moisture',
  dangerWhy:
    'It is in every flat by contract. Its clock ticks in years, though, and its customers do not love it.',
  features: [
    'air, moisture or water on one wall',
    'a light for those in the room',
    'a dated record nobody can edit',
    'a note before mould grows, not after',
    'a report by flat or room for the file',
  ],
  leftOut: [
    { what: 'control of ventilation', why: 'each make is a project' },
    { what: 'presence of single people', why: 'works councils and tenants object, with reason' },
    { what: 'laboratory readings', why: 'another price and another trade' },
  ],
  productTest:
    'Five monitors hang for four weeks beside calibrated instruments, in a bathroom, a cellar and a classroom among others. Each has to agree within the instrument’s class on nine days of ten.',
  billing: 12,
  billingWhy:
    'A year at a time, because a heating season is what has to be shown, and half of one proves nothing.',
  anchor:
    'A manager sets it against one expert’s opinion, which costs as much as a house full of monitors for a year.',
  channels: [
    {
      name: 'Property managers, one house as trial',
      reached: 'talks',
      conversion: [0.1, 0.2, 0.32],
      share: 0.5,
    },
    {
      name: 'Experts and drying firms who pass on a case',
      reached: 'cases',
      conversion: [0.15, 0.28, 0.42],
      share: 0.3,
    },
    {
      name: 'Owners’ associations and school boards',
      reached: 'meetings',
      conversion: [0.04, 0.1, 0.18],
      share: 0.2,
    },
  ],
  sale: 'It enters through one quarrel. The manager fits six monitors in the house that had the letter; if the quarrel ends, the next house follows without a talk.',
  layers: [
    {
      part: 'monitor',
      job: 'air, moisture, temperature, a light',
      choice: 'factory-calibrated modules; date of calibration on the case',
    },
    {
      part: 'building radio',
      job: 'through concrete, without the tenant’s network',
      choice: 'one gateway by the stairwell window',
    },
    {
      part: 'record',
      job: 'hold up in a dispute',
      choice: 'signed, append-only, with a plain report in two pages',
    },
  ],
  silent:
    'A monitor in a drawer reports a dry flat. Light and temperature give it away, and the record says moved instead of well.',
  acceptance:
    'One house of twelve flats runs for six weeks. Eleven monitors must have a gapless record, and the manager must be able to print one flat’s file without help.',
  rhythm:
    'Everything happens before and during the heating season. Summer is for fitting, autumn for talks, January for trouble.',
  breaks:
    'Tenants take monitors down to paint, children play with the light, gateways lose their socket to a lamp. A letter to the tenant hangs beside each one, with a number to call.',
  gap: {
    gap: 'An expert in building damage who will sign the method',
    why: 'a record is worth what a court thinks of it',
    closedBy: 'one sworn expert reviews device and report before the first house',
  },
  risk: {
    name: 'Tenants refuse to be measured',
    likelihood: 'medium',
    sign: 'three monitors in drawers',
    answer: 'their own view of the data, and a letter they can keep',
  },
  sceptic:
    'The buyer gains by not knowing. A record can be held against the manager as well as for him, and lawyers advise accordingly. Where the law asks for a figure, the cheapest gadget with a stamp will win.',
  wrongIf:
    'managers who tried one house fit the next, and if quarrels with a record end sooner than those without',
  ways: {
    meets: ['the owners’ meeting', 'the property managers’ regional day'],
    trusts: 'the building expert they call anyway',
    buys: 'after the first letter of the winter',
    busy: 'the week of settling service charges',
    keeps: 'when somebody is at home',
  },
  devices: [3, 8, 30],
  hours: 4,
  perHead: 180,
  build: [38, 62, 100],
  price: [85, 139, 220],
  service: [4, 7, 12],
  serving: [0.7, 1.2, 2.2],
  replaced: [0.03, 0.06, 0.12],
  churn: undefined,
  joining: [2, 5, 9],
  cac: [180, 360, 800],
  market: {
    counted: [{ metric: 'businesses', of: 'schools, all', cue: /school|classroom/i }],
    perMillion: [800, 2_500, 6_000],
    householdShare: undefined,
    register: 'the land register and the managers’ association',
    pays: [0.04, 0.08, 0.16],
    paysWho: 'that had a complaint last winter and somebody who answers for it',
  },
  approval: { what: 'Radio tests and calibration', dollars: [3_000, 6_000, 12_000] },
  second: undefined,
}
