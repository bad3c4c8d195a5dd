import type { Config } from '#server/config.ts'
import type { Letter } from '#server/mail/letter.ts'
import { nameInEmail } from '#server/mail/name-in-email.ts'

export function shareRemovedEmail(
  { shown: { supportEmail } }: Pick<Config, 'shown'>,
  { name, reason }: { name: string; reason: string },
): { subject: string; letter: Letter } {
  return {
    subject: 'A link you shared was taken down',
    letter: {
      preview: 'Your files are still yours',
      heading: 'A link you shared was taken down',
      blocks: [
        {
          kind: 'text',
          text: `Our team closed a public link to your blueprint ‘${nameInEmail(name)}’. Why: ${reason}`,
        },
        {
          kind: 'text',
          text: 'Nothing was deleted: your files are still in your account. If you think we got it wrong, write to us.',
        },
        { kind: 'button', label: 'Write to us', url: `mailto:${supportEmail}` },
      ],
      reason: 'You receive this because you shared files at Founder Co-Pilot.',
    },
  }
}
