// The kinds of software paid by use: work done by the piece first, then what developers wire in.

import { CHECKING_SERVICE } from './kinds/checking-service.ts'
import { DATA_SERVICE } from './kinds/data-service.ts'
import { DRAFTING_SERVICE } from './kinds/drafting-service.ts'
import { MESSAGING_SERVICE } from './kinds/messaging-service.ts'
import { PAYMENT_SERVICE } from './kinds/payment-service.ts'
import { PIECE_OF_INFRASTRUCTURE } from './kinds/piece-of-infrastructure.ts'
import { READING_SERVICE } from './kinds/reading-service.ts'
import type { UsageKind } from './usage-kind.ts'

export const USAGE_KINDS: UsageKind[] = [
  DRAFTING_SERVICE,
  READING_SERVICE,
  PAYMENT_SERVICE,
  MESSAGING_SERVICE,
  DATA_SERVICE,
  PIECE_OF_INFRASTRUCTURE,
  CHECKING_SERVICE,
]
