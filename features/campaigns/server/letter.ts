// A campaign as an email: the author's Markdown in the house's letter.
import { unsubscribePage } from '#features/notifications/server/public.ts'
import type { Block, Letter } from '#server/mail/letter.ts'
import type { Run } from '#server/mail/rich-block.ts'
import { blocksOf, plain } from '#server/markdown/blocks.ts'

const PREVIEW_LENGTH = 140

interface Surroundings {
  publicUrl: string
  unsubscribeUrl: string
}

export function campaignLetter(
  { subject, content }: { subject: string; content: string },
  { publicUrl, unsubscribeUrl }: Surroundings,
): Letter {
  const blocks = blocksOf(content).map((block) => withWholeAddresses(block, publicUrl))
  return {
    preview: previewOf(blocks),
    heading: subject,
    blocks,
    reason: 'You get this because you agreed to news and offers by email.',
    unsubscribeUrl,
    unsubscribePage: unsubscribePage(unsubscribeUrl),
  }
}

/** An email stands on no site: '/community' needs the whole address. */
function withWholeAddresses(block: Block, publicUrl: string): Block {
  const whole = (url: string) => (url.startsWith('/') ? `${publicUrl}${url}` : url)
  const runs = (given: Run[]) => given.map((run) => (run.url ? { ...run, url: whole(run.url) } : run))
  if (block.kind === 'button') return { ...block, url: whole(block.url) }
  if (block.kind === 'points') return { ...block, items: block.items.map(runs) }
  return 'runs' in block ? { ...block, runs: runs(block.runs) } : block
}

function previewOf(blocks: Block[]): string {
  const text = blocks.flatMap((block) => ('runs' in block ? plain(block.runs) : [])).join(' ')
  return text.length > PREVIEW_LENGTH ? `${text.slice(0, PREVIEW_LENGTH).trimEnd()}…` : text
}
