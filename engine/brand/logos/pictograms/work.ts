// Pictograms of offices, trade and tools.
import { circle, polar, polygon, rect, ring } from '../../../drawing/geometry.ts'
import { cut, line, type Pictogram, pierced, score, solid, turned } from './pictogram.ts'

const cog = polygon(
  Array.from({ length: 8 }, (_, i) => i * 45).flatMap((turn) => [
    polar(60, 60, 36, turn - 15),
    polar(60, 60, 50, turn - 10),
    polar(60, 60, 50, turn + 10),
    polar(60, 60, 36, turn + 15),
  ]),
)

export const WORK: Pictogram[] = [
  {
    id: 'document',
    noun: 'document',
    cues: 'document claim paperwork form contract letter appeal legal report policy compliance application draft pdf tender grant paper file filing invoice',
    items: [
      solid('M22 8 H72 L98 34 V112 H22Z'),
      cut('M67 14 L92 39 H67Z'),
      score('M36 58 H84', 7),
      score('M36 74 H84', 7),
      score('M36 90 H64', 7),
    ],
  },
  {
    id: 'nib',
    noun: 'pen nib',
    cues: 'write writing writer ghostwriting pen signature sign copywriting copywriter author essay notary calligraphy stationery blog journal draft editor script',
    even: true,
    items: [
      solid('M60 112 L30 60 C32 44 42 32 46 24 H74 C78 32 88 44 90 60Z', rect(44, 8, 32, 10)),
      score('M60 112 V62', 6),
      cut(circle(60, 58, 8)),
    ],
  },
  {
    id: 'envelope',
    noun: 'envelope',
    cues: 'email mail letter newsletter post postal postcard inbox message invitation',
    even: true,
    items: [solid(rect(10, 26, 100, 70)), score('M10 30 L60 70 L110 30', 7)],
  },
  {
    id: 'calendar',
    noun: 'calendar',
    cues: 'calendar booking appointment schedule event planner planning weekly reservation date diary slot availability',
    even: true,
    items: [
      solid('M16 22 H104 V108 H16Z', rect(32, 8, 10, 24), rect(78, 8, 10, 24)),
      cut(rect(16, 40, 88, 7), ...[34, 53.5, 73].flatMap((x) => [rect(x, 58, 13, 13), rect(x, 80, 13, 13)])),
    ],
  },
  {
    id: 'clock',
    noun: 'clock',
    cues: 'time clock hour minute watch deadline timer timesheet punctual timekeeping hourly shift wait waiting queue',
    items: [solid(circle(60, 60, 49)), score('M60 26 V60 L84 74', 9)],
  },
  {
    id: 'briefcase',
    noun: 'briefcase',
    cues: 'job recruitment recruiter recruiting career hire hiring consulting consultant consultancy employer freelance freelancer business professional advisor adviser work talent',
    even: true,
    items: [
      solid(rect(10, 36, 100, 68)),
      line('M42 38 V22 H78 V38', 9),
      score('M10 68 H50', 6),
      score('M70 68 H110', 6),
      score('M50 60 H70 V78 H50Z', 6),
    ],
  },
  {
    id: 'chart',
    noun: 'chart of rising bars',
    cues: 'chart analytics data dashboard growth metric report statistics forecast insight sales kpi spreadsheet benchmark reporting measure trading investor',
    items: [
      solid(
        rect(14, 70, 20, 26),
        rect(41, 52, 20, 44),
        rect(68, 34, 20, 62),
        rect(10, 102, 100, 8),
        'M95 8 H111 V24 H103 V96 H95Z',
        rect(95, 14, 16, 82),
      ),
    ],
  },
  {
    id: 'gear',
    noun: 'gear',
    cues: 'machine machinery engineering engineer mechanic gear manufacturing automation industrial factory maintenance engine workflow automate motor',
    even: true,
    items: [pierced(cog, circle(60, 60, 17)), solid(ring(60, 60, 40, 17))],
  },
  {
    id: 'wrench',
    noun: 'spanner',
    cues: 'repair fix fixing mechanic garage wrench handyman maintenance spanner servicing refurbish repairing technician tool',
    items: [
      solid(
        turned(
          'M48 6 V28 L60 36 L72 28 V6 A28 28 0 0 1 69 57 V102 A9 9 0 0 1 51 102 V57 A28 28 0 0 1 48 6Z',
          45,
        ),
      ),
      cut(turned(circle(60, 99, 4), 45)),
    ],
  },
  {
    id: 'hammer',
    noun: 'hammer',
    cues: 'hammer build builder building construction carpenter roofer roofing tradesman renovation diy blacksmith forge contractor craftsman',
    items: [
      solid(
        turned('M26 14 H66 C82 14 94 20 100 36 C90 32 82 32 76 38 H26Z', 45),
        turned(rect(42, 38, 18, 72), 45),
      ),
    ],
  },
  {
    id: 'brush',
    noun: 'paint brush',
    cues: 'paint painter painting decorate decorator wallpaper brush art artist mural canvas illustration illustrator creative design designer',
    items: [
      solid(
        turned('M53 4 H67 L70 46 H50Z', 45),
        turned(rect(42, 51, 36, 14), 45),
        turned('M42 71 H78 V88 C78 102 66 104 60 116 C54 104 42 102 42 88Z', 45),
      ),
    ],
  },
  {
    id: 'ruler',
    noun: 'set square',
    cues: 'ruler architect architecture measure drawing draughtsman survey surveyor floor-plan fit sizing measurement geometry math maths blueprint',
    items: [
      pierced('M12 108 V12 L108 108Z', 'M34 86 V64 L56 86Z'),
      score('M12 44 H24', 6),
      score('M12 62 H22', 6),
      score('M58 108 V98', 6),
      score('M76 108 V98', 6),
    ],
  },
  {
    id: 'magnifier',
    noun: 'magnifying glass',
    cues: 'search discovery research audit inspect inspection investigate review detect compare comparison lookup seo due-diligence',
    items: [line(circle(49, 49, 34), 11), line('M74 74 L108 108', 15)],
  },
  {
    id: 'checklist',
    noun: 'ticked list',
    cues: 'check checklist task quality test testing survey exam inspection todo verify verification approval certification habit assessment quiz',
    items: [
      solid('M18 18 H102 V110 H18Z', rect(40, 8, 40, 18)),
      score('M44 30 H76', 6),
      score('M38 70 L54 86 L84 52', 10),
    ],
  },
  {
    id: 'tag',
    noun: 'price tag',
    cues: 'price tag sale discount e-commerce ecommerce retail resale second-hand secondhand thrift vintage deal bargain coupon label brand',
    items: [pierced('M12 56 L56 12 H108 V64 L64 108Z', circle(88, 32, 9))],
  },
  {
    id: 'bag',
    noun: 'shopping bag',
    cues: 'shop shopping store boutique buyer purchase retail retailer mall gift checkout',
    even: true,
    items: [
      solid('M20 40 H100 L106 110 H14Z'),
      line('M42 42 V30 A18 18 0 0 1 78 30 V42', 8),
      score('M42 46 V56', 8),
      score('M78 46 V56', 8),
    ],
  },
  {
    id: 'basket',
    noun: 'basket',
    cues: 'basket grocery groceries supermarket market picnic delivery hamper farmers-market produce-box shopper',
    even: true,
    items: [
      solid('M8 50 H112 V62 H8Z', 'M16 68 H104 L94 108 H26Z'),
      line('M28 50 L46 14', 8),
      line('M92 50 L74 14', 8),
      score('M45 68 L47 108', 6),
      score('M75 68 L73 108', 6),
    ],
  },
  {
    id: 'awning',
    noun: 'shopfront',
    cues: 'storefront shopfront high-street merchant local corner kiosk stall vendor independent small-business convenience market-stall pop-up',
    items: [
      solid(
        'M18 12 H102 L112 44 A13 13 0 0 1 86 44 A13 13 0 0 1 60 44 A13 13 0 0 1 34 44 A13 13 0 0 1 8 44Z',
        'M18 66 H102 V108 H18Z',
      ),
      cut(rect(58, 76, 28, 32), rect(30, 76, 18, 18)),
    ],
  },
  {
    id: 'box',
    noun: 'parcel',
    cues: 'box parcel package packaging delivery deliver shipping shipped logistics courier warehouse storage subscription-box fulfilment fulfillment inventory stock import',
    even: true,
    items: [
      solid('M60 8 L104 31 L60 54 L16 31Z', 'M12 38 L56 61 V112 L12 89Z', 'M108 38 L64 61 V112 L108 89Z'),
    ],
  },
  {
    id: 'factory',
    noun: 'factory',
    cues: 'factory manufacturing plant production producer industry industrial assembly supply supplier steel emission',
    items: [
      solid('M10 108 V56 L36 38 V56 L62 38 V56 L82 42 V10 H98 V108Z', rect(98, 80, 12, 28)),
      cut(rect(26, 74, 14, 14), rect(52, 74, 14, 14)),
    ],
  },
  {
    id: 'tower',
    noun: 'tower block',
    cues: 'building office tower city urban block skyscraper tenant facility coworking architect town commercial condo developer',
    items: [
      solid('M16 108 V34 H58 V108Z', 'M64 108 V10 H104 V108Z'),
      cut(
        ...[46, 66, 86].flatMap((y) => [rect(26, y, 9, 10), rect(41, y, 9, 10)]),
        ...[24, 44, 64, 84].flatMap((y) => [rect(73, y, 8, 10), rect(88, y, 8, 10)]),
      ),
    ],
  },
  {
    id: 'target',
    noun: 'target',
    cues: 'target goal aim marketing campaign advertising ad lead precision focus accuracy archery objective',
    even: true,
    items: [solid(ring(60, 60, 49, 38), ring(60, 60, 29, 18), circle(60, 60, 9))],
  },
  {
    id: 'megaphone',
    noun: 'megaphone',
    cues: 'megaphone marketing promote promotion announcement advertising publicity pr influencer activism campaign advocacy voice',
    items: [
      solid(
        'M92 12 V92 C76 78 62 72 46 72 V32 C62 32 76 26 92 12Z',
        'M40 32 V72 H28 A20 20 0 0 1 28 32Z',
        'M30 79 H46 L52 110 H36Z',
        'M98 38 A16 16 0 0 1 98 66Z',
      ),
    ],
  },
]
