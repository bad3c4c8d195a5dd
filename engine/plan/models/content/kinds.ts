// Which kind it is, by the words of the brief.
import type { Context } from '../../context.ts'
import { wareIn } from '../kind.ts'
import type { ContentKind } from './kind.ts'
import { CATALOGUE } from './kinds/catalogue.ts'
import { COMMUNITY } from './kinds/community.ts'
import { CONTENT_APP } from './kinds/content-app.ts'
import { GAME } from './kinds/game.ts'
import { MAGAZINE } from './kinds/magazine.ts'
import { NEWSLETTER } from './kinds/newsletter.ts'
import { PLAIN_CONTENT } from './kinds/plain-content.ts'
import { PODCAST } from './kinds/podcast.ts'
import { VIDEO_CHANNEL } from './kinds/video-channel.ts'

const KINDS: ContentKind[] = [
  NEWSLETTER,
  PODCAST,
  VIDEO_CHANNEL,
  MAGAZINE,
  GAME,
  CATALOGUE,
  COMMUNITY,
  CONTENT_APP,
]

export const contentKind = (context: Context): ContentKind => wareIn(context, KINDS, PLAIN_CONTENT)
