// Pictograms of machines, networks and energy.
import { arc, circle, ellipse, lens, rect, rotate, roundedRect } from '../../../drawing/geometry.ts'
import { cut, line, type Pictogram, score, solid, turned } from './pictogram.ts'

const pins = [38, 56, 74].flatMap((at) => [
  rect(at, 8, 8, 18),
  rect(at, 94, 8, 18),
  rect(8, at, 18, 8),
  rect(94, at, 18, 8),
])
const blade = lens([60, 46], [60, 4], 15)

export const TECH: Pictogram[] = [
  {
    id: 'chip',
    noun: 'chip',
    cues: 'chip ai artificial-intelligence hardware electronics computer circuit processor embedded iot algorithm machine-learning semiconductor compute firmware robotics',
    even: true,
    items: [solid(rect(26, 26, 68, 68), ...pins), cut(rect(44, 44, 32, 32))],
  },
  {
    id: 'antenna',
    noun: 'antenna',
    cues: 'signal antenna radio wifi broadband wireless sensor telecom internet broadcast transmitter connectivity monitoring detector alert',
    even: true,
    items: [
      solid(circle(60, 40, 10), 'M55.5 48 H64.5 L84 110 H74 L69 94 H51 L46 110 H36Z'),
      line(arc(60, 40, 25, 140, 80), 8),
      line(arc(60, 40, 25, -40, 80), 8),
      line(arc(60, 40, 43, 140, 80), 8),
      line(arc(60, 40, 43, -40, 80), 8),
    ],
  },
  {
    id: 'network',
    noun: 'network of nodes',
    cues: 'network graph api integration node platform protocol blockchain web3 ecosystem supply-chain connector community-platform',
    items: [
      line('M60 60 L60 22', 7),
      line('M60 60 L26 92', 7),
      line('M60 60 L94 92', 7),
      solid(circle(60, 60, 17), circle(60, 20, 12), circle(24, 94, 13), circle(96, 94, 13)),
    ],
    even: true,
  },
  {
    id: 'phone',
    noun: 'phone',
    cues: 'app mobile phone smartphone telehealth text sms ios android telephone hotline',
    even: true,
    items: [solid(roundedRect(30, 6, 60, 108, 10)), cut(rect(39, 20, 42, 70), circle(60, 102, 5))],
  },
  {
    id: 'screen',
    noun: 'screen',
    cues: 'software screen computer website web online desktop portal laptop platform saas tool it remote-work webinar telemedicine virtual',
    even: true,
    items: [
      solid(roundedRect(8, 16, 104, 72, 7), rect(50, 88, 20, 14), rect(32, 100, 56, 9)),
      cut(rect(18, 26, 84, 52)),
    ],
  },
  {
    id: 'code',
    noun: 'pair of brackets',
    cues: 'code coding developer programming programmer software bootcamp api script open-source devtool debug',
    items: [line('M40 26 L12 60 L40 94', 11), line('M80 26 L108 60 L80 94', 11), line('M70 20 L50 100', 10)],
  },
  {
    id: 'server',
    noun: 'stack of servers',
    cues: 'server database data datacenter hosting infrastructure storage backup archive records warehouse-data',
    items: [
      solid(roundedRect(12, 12, 96, 28, 5), roundedRect(12, 46, 96, 28, 5), roundedRect(12, 80, 96, 28, 5)),
      cut(...[26, 60, 94].flatMap((y) => [circle(28, y, 5.5), rect(56, y - 3.5, 38, 7)])),
    ],
  },
  {
    id: 'robot',
    noun: 'robot',
    cues: 'robot bot chatbot automation assistant ai automated agent drone robotics',
    even: true,
    items: [
      solid(
        roundedRect(18, 34, 84, 70, 12),
        rect(56, 16, 8, 20),
        circle(60, 14, 8),
        rect(6, 54, 8, 28),
        rect(106, 54, 8, 28),
      ),
      cut(circle(42, 62, 9), circle(78, 62, 9), rect(40, 84, 40, 8)),
    ],
  },
  {
    id: 'battery',
    noun: 'battery',
    cues: 'battery charge charging charger energy-storage power-bank electric ev rechargeable',
    items: [
      solid(roundedRect(6, 32, 94, 56, 8), rect(104, 48, 10, 24)),
      cut('M60 40 L34 64 H52 L46 80 L72 56 H54Z'),
    ],
  },
  {
    id: 'plug',
    noun: 'plug',
    cues: 'plug power electricity electrician electrical socket appliance energy utility grid smart-meter',
    even: true,
    items: [
      solid(
        rect(36, 8, 11, 28),
        rect(73, 8, 11, 28),
        'M22 42 H98 V56 A38 34 0 0 1 65 89.5 V112 H55 V89.5 A38 34 0 0 1 22 56Z',
      ),
    ],
  },
  {
    id: 'turbine',
    noun: 'wind turbine',
    cues: 'wind turbine renewable renewables windmill clean-energy green-energy decarbonisation',
    items: [
      solid(
        rotate(blade, 0, [60, 46]),
        rotate(blade, 120, [60, 46]),
        rotate(blade, 240, [60, 46]),
        'M57 58 H63 L67 112 H53Z',
      ),
      cut(circle(60, 46, 9)),
      solid(circle(60, 46, 5.5)),
    ],
  },
  {
    id: 'solar-panel',
    noun: 'solar panel',
    cues: 'solar panel photovoltaic rooftop pv installer inverter heat-pump',
    even: true,
    items: [
      solid('M26 46 H94 L110 96 H10Z', rect(55, 96, 10, 14), circle(60, 20, 12)),
      score('M18 71 H102', 6),
      score('M49 44 L42 98', 6),
      score('M71 44 L78 98', 6),
    ],
  },
  {
    id: 'bolt',
    noun: 'bolt',
    cues: 'bolt fast quick speed express instant power performance lightning zap sprint rapid',
    items: [solid('M74 6 L20 68 H52 L44 114 L100 48 H66Z')],
  },
  {
    id: 'drone',
    noun: 'drone',
    cues: 'drone aerial mapping survey uav inspection crop-monitoring satellite quadcopter',
    even: true,
    items: [
      line('M24 38 L96 82', 8),
      line('M96 38 L24 82', 8),
      solid(roundedRect(42, 44, 36, 32, 8)),
      ...[
        [24, 36],
        [96, 36],
        [24, 84],
        [96, 84],
      ].map(([x = 0, y = 0]) => line(circle(x, y, 13), 7)),
      cut(circle(60, 60, 6.5)),
    ],
  },
  {
    id: 'flask',
    noun: 'flask',
    cues: 'science lab laboratory biotech chemistry research experiment flask chemical pharmaceutical formula scientist biology test-kit biologist',
    even: true,
    items: [
      solid('M42 8 H78 V17 H72 V46 L106 98 A8 8 0 0 1 99 110 H21 A8 8 0 0 1 14 98 L48 46 V17 H42Z'),
      cut('M56 17 H64 V49 L80 73 H40 L56 49Z'),
    ],
  },
  {
    id: 'atom',
    noun: 'atom',
    cues: 'physics nuclear quantum atom stem science-education molecule nanotech material',
    even: true,
    items: [
      ...[0, 60, 120].map((turn) => line(rotate(ellipse(60, 60, 18, 47), turn), 7)),
      solid(circle(60, 60, 9)),
    ],
  },
  {
    id: 'planet',
    noun: 'ringed planet',
    cues: 'space satellite astronomy orbit planet telescope cosmos aerospace galaxy star',
    items: [
      line(turned(ellipse(60, 60, 54, 17), -24), 7),
      { ...solid(circle(60, 60, 30)), stroke: { ink: 'paper', width: 10 } },
      solid(circle(60, 60, 30)),
      score(turned('M22 72 C34 79 86 79 98 72', -24), 19),
      line(turned('M12.5 68 C24 80 96 80 107.5 68', -24), 7),
    ],
  },
]
