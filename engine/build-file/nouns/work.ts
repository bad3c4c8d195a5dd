// What is done for people: booked, taught, watched, sorted out. By the words of the brief.

export interface Work {
  /** One piece of the work: 'walk', 'lesson'. */
  one: string
  many?: string
  /** Who does it. */
  by: string
  /** What it is done to, where that is worth a table of its own: 'dog'. */
  subject?: string
  /** What has to be known about it. */
  asks: string
  minutes: number
}

const rows = `
  dog.?walk|walk(?:s|ing)? (?:your |the )?dogs? = walk | walker | dog | temper with other dogs, vet’s phone, where the key is | 45
  dogs?\\b|cats?\\b|pets?\\b = visit | sitter | pet | food, vet’s phone, where the key is | 40
  tutor|maths|language lesson|music lesson|piano|guitar = lesson | tutor | pupil | level, goal, next exam | 60
  driving lesson|driving school = lesson | instructor | learner | licence, hours so far | 90
  hair|barber|nail|beauty salon|lash = appointment | stylist | - | what was done last time, allergies | 50
  massage|physio|osteopath|acupunct = session | therapist | - | complaint, what makes it worse | 50
  personal train|coach|gym|yoga|pilates|fitness = session | trainer | - | goal, injuries | 60
  clean = clean / cleans | cleaner | home | size, pets, where the key is | 120
  window|gutter|lawn|garden = visit | gardener | garden | size, access, what must not be cut | 90
  solar panel|solar|heat pump = installation | installer | roof | direction, age, meter photo | 240
  plumb|electric(?:ian|al)|boiler|roof|handym|repair|renovat|install = job | tradesperson | - | photo of the fault, address, access | 90
  remov(?:al|e)|moving (?:house|compan) = move | driver | - | both addresses, floors, heavy pieces | 240
  car wash|mechanic|garage|detailing = service | mechanic | car | plate, mileage, complaint | 60
  photograph|videograph|wedding film = shoot | photographer | - | place, hour, who must be in the picture | 120
  babysit|childcare|nursery|kindergarten|cr[eè]che|nanny|child.?mind = sitting | sitter | child | age, allergies, who may collect | 180
  care (?:agency|home|visit)|elder|carer|home care = visit | carer | person in care / people in care | medicines, doctor, next of kin | 60
  dent(?:al|ist) (?:clinic|surgery)|telehealth|telemedic|clinic|doctor|nurse\\b|therap|counsel = consultation | clinician | - | reason, medicines, consent | 40
  tailor|alter|seam = alteration | tailor | - | measurements, photo of how it sits now | 60
  padel|tennis|squash|badminton|pitch hire = game | coach | - | court, number of players, rackets needed | 60
  cater = catering | cook | - | people, diets, address, hour of serving | 120
  cocktail|mobile bar = party | bartender | - | place, guests, power and water | 240
  waste|recycl|compost = pick-up | driver | - | bins, access, weekday | 20
  technician|stagehand = shift | technician | - | place, call time, equipment, certificate | 480
  translat = translation | translator | - | languages, words, deadline | 60
  accountan|tax\\b|bookkeep = meeting | accountant | - | year, documents, deadline | 60
  law\\b|lawyer|legal|solicitor = consultation | lawyer | - | matter, other side, deadline | 45
  design|brand|web ?(?:site|design|dev)|video|advert|marketing|seo\\b|copywrit = call | designer | - | goal, deadline, who decides | 60
  recruit|candidate|hire staff|placement = placement | recruiter | candidate | role, salary, notice | 45
  truck|haul|courier|deliver = delivery | driver | - | from, to, weight, window | 60
  cyber|consult|advis|strateg = session | consultant | - | question, decision to be made, documents | 60
`

export const WORK: [cue: RegExp, work: Work & { subjectMany?: string }][] = rows
  .trim()
  .split('\n')
  .map((line) => {
    const [cue = '', rest = ''] = line.split(' = ')
    const [names = '', by = '', subject = '', asks = '', minutes = ''] = rest.split(' | ')
    const [one = '', many] = names.split(' / ').map((name) => name.trim())
    const [about = '-', aboutMany] = subject.split(' / ')
    return [
      new RegExp(`\\b(?:${cue.trim()})`, 'i'),
      {
        one,
        ...(many && { many }),
        by,
        ...(about !== '-' && { subject: about }),
        ...(aboutMany && { subjectMany: aboutMany }),
        asks,
        minutes: Number(minutes),
      },
    ]
  })

export const LESSON: Work = {
  one: 'lesson',
  by: 'teacher',
  asks: 'level, goal, what was done last time',
  minutes: 60,
}

/** What a device reports: name, unit, when it is worth waking somebody, and rows a day in the field would give. */
export interface Measured {
  name: string
  unit: string
  limit: string
  usual: [string, string, string]
}

const measuredRows = `
  oxygen|hypoxi = dissolved_oxygen | mg/L | below 4 for two hours | 7.9; 6.1; 3.6
  algal|algae|bloom = chlorophyll_a | µg/L | above 20 and rising for six hours | 4.2; 9.8; 23.5
  water temp|sea|aquacult|oyster|mussel|fish = water_temperature | °C | above 28 for four hours | 18.4; 19.1; 22.7
  soil|irrigat|crop moisture|vineyard sensor = soil_moisture | % | below 18 for a day | 31; 24; 17
  humid|mould|mold|damp = humidity | % | above 70 for a day | 48; 61; 74
  cold chain|fridge|freezer|vaccine|temperature = temperature | °C | outside 2 to 8 for 20 minutes | 4.1; 5.0; 9.3
  co2|air quality|ventilat = co2 | ppm | above 1200 for 15 minutes | 540; 860; 1390
  noise|sound level = sound_level | dB(A) | above 75 for ten minutes | 41; 58; 79
  energy|electric|meter|solar|power = power | W | above twice the week’s usual hour | 210; 480; 2300
  leak|water use|flow = flow | L/min | above 0 for three hours at night | 0; 6; 2
  level|flood|tank|river = water_level | cm | above 180, or 20 in an hour | 96; 121; 184
  vibrat|bearing|machine = vibration | mm/s | above 7.1 for ten minutes | 1.9; 2.4; 7.8
  hive|bee|weight|scale = weight | kg | down 1.5 in an hour | 38.2; 38.9; 36.9
  heart|pulse|sleep|wearable = heart_rate | bpm | outside the wearer’s own range for ten minutes | 61; 74; 128
  tracker|gps|collar|location|theft = distance_from_home | m | above 300 without a trip | 12; 80; 640
  occup|parking|queue|people count = occupancy | % | above 90 for 15 minutes | 35; 68; 94
`

export const MEASURED: [cue: RegExp, measured: Measured][] = measuredRows
  .trim()
  .split('\n')
  .map((line) => {
    const [cue = '', rest = ''] = line.split(' = ')
    const [name = '', unit = '', limit = '', usual = ''] = rest.split(' | ')
    return [
      new RegExp(`\\b(?:${cue.trim()})`, 'i'),
      { name, unit, limit, usual: usual.split('; ') as Measured['usual'] },
    ]
  })
