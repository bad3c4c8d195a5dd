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
const DOCUMENTS = new Set(['quickstart', 'blueprint', 'markdown', 'brand-guide'])
/** Many mailboxes take no more than 20 MB. */
const MOST_WITH_DOCUMENTS = 16_500_000
/** With the logos a mail stays well below that: whoever wants them elsewhere finds them on the dashboard. */
const MOST_WITH_LOGOS = 10_000_000
/** Files travel as Base64 in lines of 76 signs. */
const GROWTH = (4 / 3) * (78 / 76)
/** What the letter itself takes at the most, beside the files. */
const LETTER_BYTES = 40_000

interface Done {
  user: { passwordHash: string | null }
  blueprint: Pick<Blueprint, 'name' | 'slug'>
  files: NewFile[]
}

export function doneLetter(
  { publicUrl }: Pick<Config, 'publicUrl'>,
  { user, blueprint, files }: Done,
): Written {
  const enclosed = enclosedOf(files)
  const name = nameInEmail(blueprint.name)
  return {
    subject: `Your blueprint for ${name} is ready`,
    attachments: attachmentsOf(enclosed, isShownWhole(blueprint.name)),
    letter: {
      preview: `${files.length === 1 ? '1 file' : `${files.length} files`}: plan, brand, logos and the build file`,
      heading: 'Your blueprint is ready',
      blocks: [
        {
          kind: 'text',
          text: `The blueprint for ${name} is finished. ${enclosedWords(enclosed)} files are on your dashboard.`,
        },
        {
          kind: 'button',
          label: 'View Your Blueprint',
          url: `${publicUrl}/blueprint/${encodeURIComponent(blueprint.slug)}`,
        },
        {
          kind: 'list',
          items: files.map((file) => ({
            label: nameInEmail(file.title, 'Document'),
            detail: enclosed.includes(file) ? `${sizeOf(file.size)}, attached` : sizeOf(file.size),
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

const isDocument = ({ kind }: NewFile) => DOCUMENTS.has(kind)
const isLogo = ({ kind }: NewFile) => kind === 'logo'

/** The documents and the logos, or the documents alone, or nothing: what a mailbox takes. */
function enclosedOf(files: NewFile[]): NewFile[] {
  const documents = files.filter(isDocument)
  const both = files.filter((file) => isDocument(file) || isLogo(file))
  if (mailBytes(both) < MOST_WITH_LOGOS) return both
  return mailBytes(documents) <= MOST_WITH_DOCUMENTS ? documents : []
}

const mailBytes = (files: NewFile[]) =>
  LETTER_BYTES + files.reduce((sum, { size }) => sum + Math.ceil(size * GROWTH), 0)

/** 'The documents and 6 logos are attached, and all' (files are on your dashboard) */
function enclosedWords(enclosed: NewFile[]): string {
  const logos = enclosed.filter(isLogo).length
  const parts = [
    ...(enclosed.some(isDocument) ? ['the documents'] : []),
    ...(logos > 1 ? [`${logos} logos`] : logos > 0 ? ['the logo'] : []),
  ]
  if (parts.length === 0) return 'All'
  const words = parts.join(' and ')
  const verb = words === 'the logo' ? 'is' : 'are'
  return `${words.charAt(0).toUpperCase()}${words.slice(1)} ${verb} attached, and all`
}

/** Names of files begin with the startup's. What the email does not show of it, they do not carry either. */
function attachmentsOf(enclosed: NewFile[], canCarryName: boolean): Attachment[] {
  const logos = enclosed.filter(isLogo)
  return enclosed.map((file) => {
    const { kind, filename, contentType, key } = file
    const stem = logos.length > 1 && isLogo(file) ? `${kind}-${logos.indexOf(file) + 1}` : kind
    return {
      filename: filenameInEmail(canCarryName ? filename : withStem(stem, filename), stem),
      contentType,
      key,
    }
  })
}

/** 'blueprint' and 'Larder & Loaf Blueprint.pdf' → 'blueprint.pdf' */
const withStem = (stem: string, filename: string) => stem + (/\.[a-z0-9]{1,5}$/i.exec(filename)?.[0] ?? '')

/** 640305 → '640 KB' */
const sizeOf = (bytes: number) =>
  bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1_000))} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`
