import { Switch } from '#web/ui/switch.tsx'
import type { NotificationFlags } from '../contract.ts'
import { switchMaster } from './rules.ts'

const ABOUT_COMMUNITY = [
  ['notifyOnComment', 'Comments on your posts'],
  ['notifyOnReply', 'Replies to your comments'],
  ['notifyOnVote', 'Upvotes on your content'],
] as const

type Props = { flags: NotificationFlags; onChange: (flags: NotificationFlags) => void }

export function NotificationSwitches({ flags, onChange }: Props) {
  return (
    <div className="divide-y divide-line">
      <Switch
        label="Email notifications"
        description="What happens to your posts and comments in the community."
        checked={flags.emailNotifications}
        onChange={(on) => onChange(switchMaster(flags, on))}
        className="px-5 py-4 sm:px-6"
      />
      {ABOUT_COMMUNITY.map(([flag, label]) => (
        <Switch
          key={flag}
          label={label}
          checked={flags[flag]}
          disabled={!flags.emailNotifications}
          onChange={(on) => onChange({ ...flags, [flag]: on })}
          className="py-2 pr-5 pl-9 sm:pr-6 sm:pl-12"
        />
      ))}
      <Switch
        label="News and offers"
        description="Product news and campaigns, apart from the notifications above."
        checked={flags.marketingEmails}
        onChange={(on) => onChange({ ...flags, marketingEmails: on })}
        className="px-5 py-4 sm:px-6"
      />
    </div>
  )
}
