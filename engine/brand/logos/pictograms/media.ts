// Pictograms of pictures, sound, play and learning.
import { arc, circle, rect, ring, rotate, roundedRect, star } from '../../../drawing/geometry.ts'
import { cut, line, type Pictogram, score, solid } from './pictogram.ts'

export const MEDIA: Pictogram[] = [
  {
    id: 'camera',
    noun: 'camera',
    cues: 'photo photography photographer camera portrait picture image snapshot lens photobooth',
    even: true,
    items: [
      solid('M36 28 L44 14 H76 L84 28 H110 V102 H10 V28Z'),
      cut(circle(60, 64, 26)),
      solid(ring(60, 64, 18, 8)),
    ],
  },
  {
    id: 'film',
    noun: 'clapperboard',
    cues: 'film movie cinema video videographer documentary production director filmmaker screening animation youtube',
    items: [
      solid(rect(12, 50, 96, 58), rect(12, 26, 96, 18)),
      cut('M24 26 H38 L28 44 H14Z', 'M52 26 H66 L56 44 H42Z', 'M80 26 H94 L84 44 H70Z'),
    ],
  },
  {
    id: 'microphone',
    noun: 'microphone',
    cues: 'podcast microphone voice singer singing karaoke interview radio comedy speaker recording storytelling stand-up',
    even: true,
    items: [
      solid(roundedRect(42, 8, 36, 62, 18), rect(55.5, 86, 9, 18), rect(36, 102, 48, 9)),
      line('M26 50 V54 A34 34 0 0 0 94 54 V50', 9),
    ],
  },
  {
    id: 'note',
    noun: 'musical note',
    cues: 'music musician song band instrument piano guitar concert playlist orchestra choir melody violin drum dj record vinyl festival',
    items: [
      solid('M40 22 L104 10 V84 H95 V40 L49 48.5 V94 H40Z'),
      solid(rotate(roundedRect(10, 80, 40, 28, 14), -15, [30, 94])),
      solid(rotate(roundedRect(65, 70, 40, 28, 14), -15, [85, 84])),
    ],
  },
  {
    id: 'headphones',
    noun: 'pair of headphones',
    cues: 'headphones listen listening audio audiobook playlist streaming podcast sound-design noise',
    even: true,
    items: [
      line('M20 72 V60 A40 40 0 0 1 100 60 V72', 10),
      solid(roundedRect(10, 64, 26, 44, 8), roundedRect(84, 64, 26, 44, 8)),
    ],
  },
  {
    id: 'gamepad',
    noun: 'game pad',
    cues: 'game gaming gamer esports console multiplayer videogame indie-game arcade player',
    items: [
      solid(
        'M34 32 H86 C106 32 114 58 114 80 C114 98 98 102 88 90 L80 80 H40 L32 90 C22 102 6 98 6 80 C6 58 14 32 34 32Z',
      ),
      cut(rect(26, 52, 26, 8), rect(35, 43, 8, 26), circle(76, 62, 5.5), circle(90, 50, 5.5)),
    ],
  },
  {
    id: 'die',
    noun: 'die',
    cues: 'dice die board-game boardgame chance tabletop gamble luck random lottery casino rpg quiz-night',
    even: true,
    items: [
      solid(roundedRect(14, 14, 92, 92, 14)),
      cut(circle(38, 38, 9), circle(82, 38, 9), circle(60, 60, 9), circle(38, 82, 9), circle(82, 82, 9)),
    ],
  },
  {
    id: 'puzzle',
    noun: 'puzzle piece',
    cues: 'puzzle piece jigsaw escape-room problem-solving logic autism integration team-building brain strategy',
    items: [
      solid('M12 34 H42 A15 15 0 1 1 70 34 H92 V58 A14 14 0 1 1 92 86 V108 H66 A14 14 0 1 0 40 108 H12Z'),
    ],
  },
  {
    id: 'book',
    noun: 'open book',
    cues: 'book reading reader library publish publisher publishing learn literature bookshop novel story course textbook study literacy',
    even: true,
    items: [
      solid(
        'M8 22 C26 16 44 18 56 28 V104 C44 94 26 92 8 98Z',
        'M112 22 C94 16 76 18 64 28 V104 C76 94 94 92 112 98Z',
      ),
    ],
  },
  {
    id: 'cap',
    noun: "graduate's cap",
    cues: 'education school student university college graduate tutor tutoring teach teacher teaching academy training lesson class course scholarship exam learning',
    items: [
      solid(
        'M60 20 L116 46 L60 72 L4 46Z',
        'M26 64 L60 80 L94 64 V88 C84 98 72 102 60 102 S36 98 26 88Z',
        rect(103, 50, 8, 44),
      ),
    ],
  },
  {
    id: 'speech',
    noun: 'pair of speech bubbles',
    cues: 'chat conversation talk message language interview feedback forum support customer-service review speak speaking discuss translate tandem pronunciation debate',
    items: [solid('M8 14 H74 V58 H40 L24 74 V58 H8Z'), solid('M82 42 H112 V90 H98 V106 L82 90 H46 V66 H82Z')],
  },
  {
    id: 'play',
    noun: 'play button',
    cues: 'video stream streaming watch tv channel content creator media entertainment series show tutorial',
    items: [solid(circle(60, 60, 50)), cut('M46 34 L88 60 L46 86Z')],
  },
  {
    id: 'bell',
    noun: 'bell',
    cues: 'bell alert reminder notification alarm notify warning remind call-to',
    even: true,
    items: [
      solid(
        'M60 8 C84 10 94 30 94 50 V70 L108 90 H12 L26 70 V50 C26 30 36 10 60 8Z',
        'M46 97 H74 A14 14 0 0 1 46 97Z',
      ),
    ],
  },
  {
    id: 'ticket',
    noun: 'ticket',
    cues: 'ticket event festival concert theatre theater show conference venue exhibition gallery museum admission tour',
    items: [
      solid('M6 32 H114 V48 A12 12 0 0 0 114 72 V88 H6 V72 A12 12 0 0 0 6 48Z'),
      score('M78 32 V44', 6),
      score('M78 54 V66', 6),
      score('M78 76 V88', 6),
    ],
  },
  {
    id: 'trophy',
    noun: 'trophy',
    cues: 'trophy award competition tournament league contest winner sport prize champion challenge score',
    even: true,
    items: [
      solid('M32 10 H88 V40 C88 58 76 68 66 70 V90 H84 V108 H36 V90 H54 V70 C44 68 32 58 32 40Z'),
      line('M32 20 H14 V30 A20 20 0 0 0 34 50', 8),
      line('M88 20 H106 V30 A20 20 0 0 1 86 50', 8),
    ],
  },
  {
    id: 'kite',
    noun: 'kite',
    cues: 'kite fly flying sky playful airborne wind children-outdoor',
    items: [
      solid(
        'M66 6 L108 44 L82 50Z',
        'M59 8 L75 51 L22 56Z',
        'M104 52 L52 96 L78 57Z',
        'M70.5 58 L46 92 L24 62Z',
      ),
      line('M48 96 C42 104 34 100 30 106 S20 112 14 108', 7),
    ],
  },
  {
    id: 'palette',
    noun: 'palette',
    cues: 'art artist painter gallery colour color creative palette drawing craft crafts class-art design designer graphic illustration',
    items: [
      solid(
        'M60 10 A50 48 0 0 0 60 108 C74 108 72 96 66 90 C60 82 66 76 76 76 H94 C104 76 110 68 110 56 C108 28 86 10 60 10Z',
      ),
      cut(circle(38, 44, 8), circle(64, 32, 8), circle(88, 46, 8), circle(32, 70, 8)),
    ],
  },
  {
    id: 'balloon',
    noun: 'balloon',
    cues: 'party balloon celebration birthday children-party event-planner entertainer festive',
    items: [
      solid(
        'M60 6 A37 40 0 0 1 97 46 C97 66 78 84 66 90 L72 98 H48 L54 90 C42 84 23 66 23 46 A37 40 0 0 1 60 6Z',
      ),
      line('M60 97 V114', 7),
      score(arc(60, 45, 24, 185, 70), 7),
    ],
  },
  {
    id: 'ball',
    noun: 'ball',
    cues: 'football soccer ball basketball sport tennis volleyball team-sport coach pitch stadium youth-sport club',
    even: true,
    items: [
      solid(circle(60, 60, 50)),
      score('M60 8 V112', 6),
      score('M8 60 H112', 6),
      score(arc(2, 60, 40, -70, 140), 6),
      score(arc(118, 60, 40, 110, 140), 6),
    ],
  },
  {
    id: 'mask',
    noun: 'theatre mask',
    cues: 'theatre theater drama actor acting comedy performance stage costume improv opera circus',
    even: true,
    items: [
      solid('M14 16 C44 26 76 26 106 16 V56 C106 88 84 104 60 112 C36 104 14 88 14 56Z'),
      cut('M28 50 A13 11 0 0 1 54 50Z', 'M66 50 A13 11 0 0 1 92 50Z', 'M36 68 H84 A24 22 0 0 1 36 68Z'),
    ],
  },
  {
    id: 'newspaper',
    noun: 'newspaper',
    cues: 'news newspaper journalism journalist magazine press article media-outlet local-news editorial publication',
    items: [
      solid('M10 14 H92 V108 H20 A10 10 0 0 1 10 98Z', 'M98 38 H110 V98 A10 10 0 0 1 98 108Z'),
      cut(rect(22, 28, 58, 11), rect(22, 52, 26, 40)),
      score('M56 56 H80', 7),
      score('M56 72 H80', 7),
      score('M56 88 H80', 7),
    ],
  },
  {
    id: 'star',
    noun: 'star',
    cues: 'star rating review favourite favorite celebrity quality loyalty best talent-show reward points',
    even: true,
    items: [solid(star(60, 64, 55, 23, 5))],
  },
]
