// Pictograms of houses, rooms and what stands in them.
import { arch, circle, lens, parallelBand, rect, ring, roundedRect } from '../../../drawing/geometry.ts'
import { cut, line, type Pictogram, score, solid, turned } from './pictogram.ts'

const turns = [0, 60, 120, 180, 240, 300]

export const HOME: Pictogram[] = [
  {
    id: 'house',
    noun: 'house',
    cues: 'house home housing homeowner estate property rent landlord tenant mortgage letting realtor housemate apartment flat villa airbnb',
    even: true,
    items: [solid('M60 10 L110 56 H98 V106 H22 V56 H10Z'), cut(arch(48, 66, 24, 40))],
  },
  {
    id: 'key',
    noun: 'key',
    cues: 'key locksmith keyless rental unlocking concierge host access holiday-let',
    items: [
      solid(
        turned(ring(60, 36, 27, 11), 45),
        turned('M55 60 H65 V114 H55Z', 45),
        turned('M62 84 H82 V93 H62Z', 45),
        turned('M62 102 H78 V111 H62Z', 45),
      ),
    ],
  },
  {
    id: 'door',
    noun: 'arched door',
    cues: 'door locker entrance doorstep pick-up pickup neighbour neighbourhood neighborhood gate welcome',
    items: [
      solid(arch(26, 10, 68, 88), rect(14, 102, 92, 8)),
      score(arch(40, 26, 40, 74), 6),
      cut(circle(71, 68, 5)),
    ],
  },
  {
    id: 'lamp',
    noun: 'lamp',
    cues: 'lamp lighting interior decor furniture furnishing homeware living-room studio-light',
    even: true,
    items: [solid('M44 12 H76 L96 58 H24Z', rect(55.5, 58, 9, 42), rect(34, 100, 52, 9))],
  },
  {
    id: 'candle',
    noun: 'candle',
    cues: 'candle candlemaker wax scent aroma aromatherapy incense memorial church',
    even: true,
    items: [
      solid(lens([60, 6], [60, 40], 19), rect(44, 48, 32, 46), rect(26, 100, 68, 9)),
      cut('M44 62 L76 50 V58 L44 70Z'),
    ],
  },
  {
    id: 'bulb',
    noun: 'light bulb',
    cues: 'idea innovation invention bulb electrician electric electricity workshop brainstorm patent',
    even: true,
    items: [
      solid(
        'M60 8 A36 36 0 0 1 80 74 V82 H40 V74 A36 36 0 0 1 60 8Z',
        rect(40, 88, 40, 8),
        rect(48, 101, 24, 8),
      ),
      score('M46 44 L54 54 V84', 6),
      score('M74 44 L66 54 V84', 6),
    ],
  },
  {
    id: 'sofa',
    noun: 'sofa',
    cues: 'sofa couch furniture upholstery upholsterer staging cushion lounge moving removal',
    even: true,
    items: [
      solid(
        'M26 50 V38 A14 14 0 0 1 40 24 H80 A14 14 0 0 1 94 38 V50 A14 14 0 0 0 83 64 H37 A14 14 0 0 0 26 50Z',
        'M10 64 A10 10 0 0 1 30 64 V72 H90 V64 A10 10 0 0 1 110 64 V94 H10Z',
        rect(18, 94, 9, 10),
        rect(93, 94, 9, 10),
      ),
    ],
  },
  {
    id: 'bed',
    noun: 'bed',
    cues: 'bed hotel hostel guesthouse guest accommodation mattress bedroom bedding inn hospitality motel b&b overnight',
    items: [
      solid(
        'M10 26 H19 V70 H110 V104 H101 V90 H19 V104 H10Z',
        'M50 63 V44 H90 A20 19 0 0 1 110 63Z',
        circle(34, 52, 11),
      ),
    ],
  },
  {
    id: 'broom',
    noun: 'broom',
    cues: 'clean cleaner cleaning broom chore chores housekeeping housework tidy maid sweep janitor hygiene',
    even: true,
    items: [
      solid(rect(55.5, 8, 9, 44), 'M42 52 H78 V64 H42Z', 'M42 70 H78 L94 110 H26Z'),
      score('M52 84 L46 112', 6),
      score('M68 84 L74 112', 6),
    ],
  },
  {
    id: 'rota',
    noun: 'rota wheel',
    cues: 'rota roster shift schedule wheel turn rotation scheduling fair points',
    even: true,
    items: [
      solid(
        turns.flatMap((turn) => parallelBand(60, 60, 49, 22, turn + 30, 60, 7)),
        circle(60, 60, 13),
      ),
    ],
  },
  {
    id: 'window',
    noun: 'window',
    cues: 'window glass glazing glazier renovation refurbishment insulation blinds curtain conservatory view',
    even: true,
    items: [
      solid('M22 98 V48 A38 38 0 0 1 98 48 V98Z', rect(12, 102, 96, 8)),
      score('M60 10 V100', 7),
      score('M20 58 H100', 7),
    ],
  },
  {
    id: 'tap',
    noun: 'tap',
    cues: 'tap plumber plumbing bathroom faucet sink pipe drain heating-engineer leak',
    items: [
      solid(
        'M14 46 H46 V38 H64 V46 H72 A32 32 0 0 1 104 78 V82 H84 V78 A10 10 0 0 0 74 68 H14Z',
        rect(34, 14, 42, 9),
        rect(50.5, 22, 9, 17),
        'M94 90 C97 95 102 99 102 104 A8 8 0 0 1 86 104 C86 99 91 95 94 90Z',
      ),
    ],
  },
  {
    id: 'washer',
    noun: 'washing machine',
    cues: 'laundry laundromat launderette wash washing dry-cleaning appliance ironing detergent',
    items: [
      solid(roundedRect(16, 10, 88, 100, 8)),
      cut(circle(60, 68, 28), rect(28, 22, 24, 8), circle(86, 26, 5)),
      solid('M40 68 C48 60 54 60 60 68 C66 76 72 76 80 68 A20 20 0 0 1 40 68Z'),
    ],
  },
  {
    id: 'chair',
    noun: 'chair',
    cues: 'chair seat seating joinery joiner carpenter carpentry workshop vintage antique restoration restore restorer cabinet bench table desk',
    items: [
      solid(
        roundedRect(32, 8, 56, 44, 8),
        rect(36, 50, 9, 12),
        rect(75, 50, 9, 12),
        rect(22, 60, 76, 14),
        'M26 74 H36 L32 112 H22Z',
        'M84 74 H94 L98 112 H88Z',
      ),
      cut(rect(43, 22, 34, 7), rect(43, 36, 34, 7)),
    ],
    even: true,
  },
  {
    id: 'barn',
    noun: 'barn',
    cues: 'barn farmyard livestock farmstay cattle dairy-farm farmhouse shed storage smallholding',
    even: true,
    items: [
      solid('M60 8 L96 26 L110 58 V108 H10 V58 L24 26Z'),
      cut(rect(36, 64, 48, 44)),
      line('M38 66 L82 106', 7),
      line('M82 66 L38 106', 7),
      cut(rect(51, 34, 18, 14)),
    ],
  },
  {
    id: 'fence',
    noun: 'garden fence',
    cues: 'fence garden lawn mowing landscaping landscaper yard hedge backyard gardening',
    even: true,
    items: [
      solid(
        'M14 108 V38 L24 24 L34 38 V108Z',
        'M50 108 V38 L60 24 L70 38 V108Z',
        'M86 108 V38 L96 24 L106 38 V108Z',
        rect(8, 52, 104, 9),
        rect(8, 82, 104, 9),
      ),
    ],
  },
  {
    id: 'suds',
    noun: 'bar of soap',
    cues: 'soap shampoo bath bathing suds hygiene refill body skincare toiletries',
    items: [
      solid(roundedRect(12, 58, 96, 46, 18), circle(40, 34, 16), circle(74, 22, 10), circle(82, 46, 7)),
      cut(roundedRect(30, 73, 60, 16, 8)),
    ],
  },
]
