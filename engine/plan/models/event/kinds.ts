// Which kind it is, by the words of the brief.
import type { Context } from '../../context.ts'
import { tradeIn } from '../kind.ts'
import type { EventKind } from './kind.ts'
import { CELEBRATION } from './kinds/celebration.ts'
import { CONFERENCE } from './kinds/conference.ts'
import { ESCAPE_ROOM } from './kinds/escape-room.ts'
import { FESTIVAL } from './kinds/festival.ts'
import { MARKET } from './kinds/market.ts'
import { PLAIN_EVENT } from './kinds/plain-event.ts'
import { RACE } from './kinds/race.ts'
import { RETREAT } from './kinds/retreat.ts'
import { STAGE } from './kinds/stage.ts'
import { SUPPER_CLUB } from './kinds/supper-club.ts'
import { TOUR } from './kinds/tour.ts'

const KINDS: EventKind[] = [
  FESTIVAL,
  CONFERENCE,
  RACE,
  MARKET,
  TOUR,
  RETREAT,
  SUPPER_CLUB,
  CELEBRATION,
  ESCAPE_ROOM,
  STAGE,
]

export const eventKind = (context: Context): EventKind => tradeIn(context, KINDS, PLAIN_EVENT)
