// Pictograms of health, bodies, children and company.
import { circle, ellipse, lens, mirror, rect, rotate, roundedRect } from '../../../drawing/geometry.ts'
import { cut, line, type Pictogram, score, solid, turned } from './pictogram.ts'

const petalOut = lens([62, 98], [4, 62], 30)
const petalMid = lens([61, 98], [25, 30], 32)
const person = (x: number, foot: number, size: number) => [
  circle(x, foot - size * 1.62, size * 0.46),
  `M${x - size * 0.8} ${foot} V${foot - size * 0.3} A${size * 0.8} ${size * 0.75} 0 0 1 ${x + size * 0.8} ${foot - size * 0.3} V${foot}Z`,
]

export const CARE: Pictogram[] = [
  {
    id: 'heart',
    noun: 'heart',
    cues: 'heart love care caring dating charity volunteer donation carer caregiver compassion kindness wedding romance hospice relationship couple non-profit',
    even: true,
    items: [solid('M60 108 L18 64 A28 28 0 0 1 60 27 A28 28 0 0 1 102 64Z')],
  },
  {
    id: 'pulse',
    noun: 'pulse',
    cues: 'health healthcare patient pulse cardiology monitor clinical hospital wearable diagnostic vital medical clinician',
    items: [line('M6 66 H34 L48 26 L68 98 L82 54 L88 66 H114', 10)],
  },
  {
    id: 'cross',
    noun: 'medical cross',
    cues: 'clinic doctor nurse nursing medical medicine pharmacy first-aid practice healthcare gp emergency ambulance therapy patient',
    even: true,
    items: [
      solid('M42 10 H78 V42 H110 V78 H78 V110 H42 V78 H10 V42 H42Z'),
      score('M60 40 V80', 8),
      score('M40 60 H80', 8),
    ],
  },
  {
    id: 'tooth',
    noun: 'tooth',
    cues: 'dental dentist tooth teeth orthodontist hygienist smile oral',
    even: true,
    items: [
      solid(
        'M60 22 C74 10 102 10 102 42 C102 62 92 70 88 88 C86 98 84 110 77 110 C68 110 72 80 60 80 C48 80 52 110 43 110 C36 110 34 98 32 88 C28 70 18 62 18 42 C18 10 46 10 60 22Z',
      ),
    ],
  },
  {
    id: 'capsule',
    noun: 'capsule',
    cues: 'pill capsule medication supplement drug pharmacy vitamin prescription pharmacist pharma dose',
    items: [
      solid(
        turned('M36 54 V32 A24 24 0 0 1 84 32 V54Z', 45),
        turned('M36 62 H84 V88 A24 24 0 0 1 36 88Z', 45),
      ),
      cut(turned('M45 71 H75 V88 A15 15 0 0 1 45 88Z', 45)),
    ],
  },
  {
    id: 'stethoscope',
    noun: 'stethoscope',
    cues: 'stethoscope doctor physician telemedicine consultation check-up nurse surgery triage remote-care paediatric',
    items: [
      line('M36 12 H24 V38 A24 24 0 0 0 72 38 V12 H60', 8),
      line('M48 62 V76 A22 22 0 0 0 92 76 V66', 8),
      solid(circle(92, 55, 14)),
      cut(circle(92, 55, 5)),
    ],
  },
  {
    id: 'hand',
    noun: 'open hand',
    cues: 'hand massage masseuse physiotherapy physio help helper support assist handmade reiki manicure nail hands-on giving',
    items: [
      solid(
        'M30 62 V26 A6.5 6.5 0 0 1 43 26 V52 H47 V15 A6.5 6.5 0 0 1 60 15 V52 H64 V18 A6.5 6.5 0 0 1 77 18 V54 H81 V30 A6.5 6.5 0 0 1 94 30 V78 A32 32 0 0 1 62 110 C44 110 38 102 30 88 L13 66 A7 7 0 0 1 25 58Z',
      ),
    ],
  },
  {
    id: 'pram',
    noun: 'pram',
    cues: 'baby pram infant newborn nursery maternity parent mother toddler pregnancy midwife stroller childbirth nappy diaper',
    items: [
      solid(
        'M58 12 A46 46 0 0 1 104 58 H58Z',
        'M12 65 H104 A36 30 0 0 1 68 92 H48 A36 30 0 0 1 12 65Z',
        circle(38, 102, 9),
        circle(80, 102, 9),
      ),
      line('M6 36 H16 V70', 8),
      score('M58 58 L86 18', 6),
    ],
  },
  {
    id: 'people',
    noun: 'group of people',
    cues: 'community people team group member club network social neighbour volunteer housemate coworking family refugee meetup association friend peer',
    even: true,
    items: [
      solid(...person(24, 92, 23), ...person(96, 92, 23)),
      { ...solid(...person(60, 108, 38)), stroke: { ink: 'paper', width: 12 } },
      solid(...person(60, 108, 38)),
    ],
  },
  {
    id: 'person',
    noun: 'person',
    cues: 'coach coaching mentor tutor elderly senior adult individual counsellor counselor psychologist identity profile age-care mental',
    even: true,
    items: [solid(circle(60, 34, 24), 'M14 110 V104 A46 40 0 0 1 106 104 V110Z')],
  },
  {
    id: 'glasses',
    noun: 'pair of glasses',
    cues: 'glasses eyewear optician optical lens spectacles sunglasses frame optometrist',
    even: true,
    items: [
      line(roundedRect(10, 42, 42, 38, 15), 9),
      line(roundedRect(68, 42, 42, 38, 15), 9),
      line('M52 56 C56 51 64 51 68 56', 8),
    ],
  },
  {
    id: 'eye',
    noun: 'eye',
    cues: 'eye vision see watch observe view visual visibility surveillance ophthalmologist blind sight optic cctv',
    even: true,
    items: [solid(lens([4, 60], [116, 60], 70)), cut(circle(60, 60, 24)), solid(circle(60, 60, 14))],
  },
  {
    id: 'dumbbell',
    noun: 'dumbbell',
    cues: 'gym fitness workout strength training trainer dumbbell exercise crossfit bodybuilding weight athlete muscle',
    items: [
      solid(
        ...[
          rect(34, 54, 52, 12),
          rect(22, 30, 15, 60),
          rect(83, 30, 15, 60),
          rect(6, 42, 11, 36),
          rect(103, 42, 11, 36),
        ].map((part) => rotate(part, -45)),
      ),
    ],
  },
  {
    id: 'runner',
    noun: 'runner',
    cues: 'run running runner marathon sport jog race athlete triathlon physical-therapy physiotherapist movement walking walk active',
    items: [
      solid(circle(76, 18, 12)),
      line('M24 50 L38 36 H60 L72 56 H94', 10),
      line('M60 36 L48 68 L70 84 V112', 11),
      line('M48 66 L40 88 H14', 11),
    ],
  },
  {
    id: 'lotus',
    noun: 'lotus',
    cues: 'yoga lotus meditation mindfulness wellness wellbeing pilates breathing spa calm holistic stress ayurveda mental-health',
    even: true,
    items: [
      solid(petalOut, mirror(petalOut)),
      { ...solid(petalMid, mirror(petalMid)), stroke: { ink: 'paper', width: 10 } },
      solid(petalMid, mirror(petalMid)),
      { ...solid(lens([60, 12], [60, 98], 36)), stroke: { ink: 'paper', width: 10 } },
      solid(lens([60, 12], [60, 98], 36)),
    ],
  },
  {
    id: 'plaster',
    noun: 'plaster',
    cues: 'plaster wound injury first-aid bandage injection vaccine recovery rehab rehabilitation surgery heal healing',
    items: [
      solid(turned(roundedRect(8, 36, 104, 48, 24), -45)),
      cut(turned(roundedRect(38, 44, 44, 32, 3), -45)),
      solid(
        ...[
          [51, 53],
          [69, 53],
          [51, 67],
          [69, 67],
        ].map(([x = 0, y = 0]) => turned(circle(x, y, 4), -45)),
      ),
    ],
  },
  {
    id: 'bottle-feed',
    noun: "baby's bottle",
    cues: 'baby-food formula feeding breastfeeding milk childcare daycare babysitter nanny creche',
    items: [
      solid(
        'M52 20 A8 10 0 0 1 68 20 V28 H76 V38 H44 V28 H52Z',
        'M42 44 H78 L86 60 V98 A12 12 0 0 1 74 110 H46 A12 12 0 0 1 34 98 V60Z',
      ),
      score('M34 70 H56', 6),
      score('M34 86 H56', 6),
    ],
  },
  {
    id: 'teddy',
    noun: 'teddy bear',
    cues: 'toy child children kid teddy kindergarten preschool play playground childcare plush nursery school-age',
    even: true,
    items: [
      solid(circle(28, 32, 18), circle(92, 32, 18), ellipse(60, 66, 46, 42)),
      cut(circle(42, 56, 5.5), circle(78, 56, 5.5), ellipse(60, 82, 20, 15)),
      solid(ellipse(60, 77, 8, 6)),
    ],
  },
  {
    id: 'sound',
    noun: 'sound wave',
    cues: 'sound audio hearing listen listening acoustic frequency speech voice noise ear therapy-voice',
    even: true,
    items: [
      solid(
        ...[
          [12, 22],
          [32, 52],
          [52, 90],
          [72, 52],
          [92, 22],
        ].map(([x = 0, h = 0]) => roundedRect(x + 2, 60 - h / 2, 12, h, 6)),
      ),
    ],
  },
]
