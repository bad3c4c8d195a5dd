// The emails about a blueprint: that it is ready, with its documents, or that it could not be made.
import type { Blueprint, NewFile } from '#features/blueprints/server/public.ts'
import type { Config } from '#server/config.ts'
import type { Letter } from '#server/mail/letter.ts'
import { filenameInEmail, isShownWhole, nameInEmail } from '#server/mail/name-in-email.ts'
import type { Attachment } from '#server/mail/tables.ts'

interface Written {
  subject: string
  letter: Letter
  attachments?: Attachment[]
}

const REASON = 'You receive this because a blueprint was ordered with this address at Founder Co-Pilot.'
/** What is read, not what is worked with. */
const ATTACHED = new Set(['quickstart', 'blueprint', 'markdown', 'brand-guide'])
/** Many mailboxes take no more than 20 MB, and attachments grow by a third on the way. */
const MOST_BYTES = 12_000_000

interface Done {
  user: { passwordHash: string | null }
  blueprint: Pick<Blueprint, 'name' | 'slug'>
  files: NewFile[]
}

export function doneLetter(
  { publicUrl }: Pick<Config, 'publicUrl'>,
  { user, blueprint, files }: Done,
): Written {
  const attachments = attached(files, isShownWhole(blueprint.name))
  const name = nameInEmail(blueprint.name)
  const where = attachments.length > 0 ? 'The documents are attached, and all' : 'All'
  return {
    subject: `Your blueprint for ${name} is ready`,
    attachments,
    letter: {
      preview: `${files.length === 1 ? '1 file' : `${files.length} files`}: plan, brand, logos and the build file`,
      heading: 'Your blueprint is ready',
      blocks: [
        {
          kind: 'text',
          text: `The blueprint for ${name} is finished. ${where} files are on your dashboard.`,
        },
        {
          kind: 'button',
          label: 'View Your Blueprint',
          url: `${publicUrl}/blueprint/${encodeURIComponent(blueprint.slug)}`,
        },
        {
          kind: 'list',
          items: files.map(({ title, size }) => ({
            label: nameInEmail(title, 'Document'),
            detail: sizeOf(size),
          })),
        },
        { kind: 'text', text: 'Begin with the Quickstart Guide: it says what to do today.' },
        ...(user.passwordHash ? [] : [{ kind: 'rule' } as const, NO_PASSWORD]),
      ],
      reason: REASON,
    },
  }
}

const NO_PASSWORD = {
  kind: 'small',
  text: 'You have no password yet, and need none: enter this address on the sign-in page, and we email you a link that signs you in.',
} as const

/** What became of the credit that was spent on it. */
const CREDIT = {
  restored: ' Your credit has been restored, so nothing is lost.',
  'paid back': ' Its payment went back before, so no credit is left of it.',
  none: '',
}
const PREVIEW: Record<keyof typeof CREDIT, string> = {
  restored: 'Your credit has been restored',
  'paid back': 'Its payment went back before',
  none: 'Please try again',
}
const TRY_AGAIN = [
  { kind: 'text', text: 'You can try again from your dashboard. What you told us about it is kept.' },
] as const

export function failedLetter(
  { publicUrl, shown }: Pick<Config, 'publicUrl' | 'shown'>,
  { blueprint, credit }: { blueprint: Pick<Blueprint, 'name'>; credit: keyof typeof CREDIT },
): Written {
  const name = nameInEmail(blueprint.name)
  const canTryAgain = credit !== 'paid back'
  return {
    subject: `Your blueprint for ${name} could not be made`,
    letter: {
      preview: PREVIEW[credit],
      heading: 'Your blueprint could not be made',
      blocks: [
        {
          kind: 'text',
          text: `Something went wrong on our side while we made the blueprint for ${name}.${CREDIT[credit]}`,
        },
        ...(canTryAgain ? TRY_AGAIN : []),
        { kind: 'button', label: canTryAgain ? 'Try again' : 'Dashboard', url: `${publicUrl}/dashboard` },
        {
          kind: 'small',
          text: `${canTryAgain ? 'If it fails again' : 'If you have a question'}, please write to ${shown.supportEmail}.`,
        },
      ],
      reason: REASON,
    },
  }
}

/** Names of files begin with the startup's. What the email does not show of it, they do not carry either. */
function attached(files: NewFile[], canCarryName: boolean): Attachment[] {
  const read = files.filter(({ kind }) => ATTACHED.has(kind))
  if (read.reduce((sum, { size }) => sum + size, 0) > MOST_BYTES) return []
  return read.map(({ kind, filename, contentType, key }) => ({
    filename: filenameInEmail(canCarryName ? filename : withStem(kind, filename), kind),
    contentType,
    key,
  }))
}

/** 'blueprint' and 'Larder & Loaf Blueprint.pdf' → 'blueprint.pdf' */
const withStem = (stem: string, filename: string) => stem + (/\.[a-z0-9]{1,5}$/i.exec(filename)?.[0] ?? '')

/** 640305 → '640 KB' */
const sizeOf = (bytes: number) =>
  bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1_000))} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`
