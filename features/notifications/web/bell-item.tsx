import clsx from 'clsx'
import { ArrowBigUp, AtSign, Eye, EyeOff, type LucideIcon, MessageSquare, Reply, Trash2 } from 'lucide-react'
import { Link } from 'react-router'
import { dayInWords } from '#web/calendar.ts'
import type { Notification } from '../contract.ts'
import { ago } from './rules.ts'

const ICONS: Record<Notification['kind'], LucideIcon> = {
  comment: MessageSquare,
  reply: Reply,
  mention: AtSign,
  vote: ArrowBigUp,
  hidden: EyeOff,
  removed: Trash2,
  restored: Eye,
}

export function BellItem({ item, onOpen }: { item: Notification; onOpen: () => void }) {
  const { kind, text, title, excerpt, url, createdAt, isRead } = item
  const Icon = ICONS[kind]
  return (
    <li>
      <Link
        to={url}
        onClick={onOpen}
        className={clsx(
          'grid grid-cols-[auto_1fr] gap-x-3.5 px-5 py-4 hover:bg-hover focus-visible:-outline-offset-2',
          !isRead && 'bg-selected',
        )}
      >
        <Icon size={18} strokeWidth={1.75} aria-hidden className="mt-0.5 text-ink-2" />
        <span className="grid min-w-0 gap-1 wrap-anywhere">
          <span className={clsx('text-ui', !isRead && 'font-semibold')}>
            {!isRead && <span className="sr-only">Unread: </span>}
            {text}
          </span>
          <span className="truncate text-small text-ink-2">{title}</span>
          {excerpt && <span className="line-clamp-2 text-small text-ink-2">{excerpt}</span>}
          <time dateTime={createdAt} className="text-caption text-ink-3">
            {ago(createdAt, new Date()) ?? dayInWords(createdAt)}
          </time>
        </span>
      </Link>
    </li>
  )
}
