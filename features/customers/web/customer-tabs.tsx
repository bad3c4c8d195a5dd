// What is known about one customer, kind by kind.
import { Send } from 'lucide-react'
import type { ReactNode } from 'react'
import { AuditList } from '#features/admin/web/public.ts'
import { dollars, PACKS } from '#features/checkout/web/public.ts'
import { sentenceOf } from '#web/calls/sentence.ts'
import { useCall } from '#web/calls/use-call.ts'
import { Badge, type BadgeKind } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Table, Td, Th, Tr } from '#web/ui/table.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { type CustomerDetail, resendFiles } from '../contract.ts'
import { useRefreshCustomers } from './use-refresh-customers.ts'
import { capital, entryWords, moment, signed } from './words.ts'

type Props = { detail: CustomerDetail }

export function CustomerTabs({ detail }: Props) {
  const { customer, orders, entries, blueprints, sessions, lostMail } = detail
  return (
    <Tabs
      label="About this customer"
      tabs={[
        { value: 'orders', label: 'Orders', count: orders.length, content: <Orders detail={detail} /> },
        { value: 'credits', label: 'Credits', count: entries.length, content: <Entries detail={detail} /> },
        {
          value: 'blueprints',
          label: 'Blueprints',
          count: blueprints.length,
          content: <Blueprints detail={detail} />,
        },
        {
          value: 'sessions',
          label: 'Sessions',
          count: sessions.length,
          content: <Sessions detail={detail} />,
        },
        { value: 'mail', label: 'Lost mail', count: lostMail.length, content: <LostMail detail={detail} /> },
        {
          value: 'audit',
          label: 'Audit',
          content: (
            <AuditList
              asked={{ target: `customer:${customer.id}` }}
              empty="Nothing was done to this account yet."
            />
          ),
        },
      ]}
    />
  )
}

function List(props: {
  detail: CustomerDetail
  kind: CustomerDetail['more'][number]
  caption: string
  empty: string
  head: ReactNode
  children: ReactNode[]
}) {
  const { detail, kind, caption, empty, head, children } = props
  if (children.length === 0) return <p className="text-ui text-ink-2">{empty}</p>
  return (
    <>
      <Table caption={caption} head={<Tr>{head}</Tr>}>
        {children}
      </Table>
      {detail.more.includes(kind) && (
        <p className="mt-3 text-small text-ink-2">The newest {children.length}. There are older ones.</p>
      )}
    </>
  )
}

const When = ({ at }: { at: string }) => (
  <Td className="whitespace-nowrap text-ink-2">
    <time dateTime={at}>{moment(at)}</time>
  </Td>
)

const ORDER_BADGES: Record<string, BadgeKind> = { paid: 'ok', free: 'ok', disputed: 'bad', failed: 'bad' }

function Orders({ detail }: Props) {
  return (
    <List
      detail={detail}
      kind="orders"
      caption="Orders"
      empty="No orders yet."
      head={
        <>
          <Th>Order</Th>
          <Th>State</Th>
          <Th numeric>Paid</Th>
          <Th numeric>Refunded</Th>
          <Th>Date</Th>
        </>
      }
    >
      {detail.orders.map(({ id, pack, promoCode, state, paidCents, refundedCents, createdAt }) => (
        <Tr key={id}>
          <Th scope="row">
            <span className="block whitespace-nowrap">{PACKS[pack].name}</span>
            <span className="block text-caption font-normal text-ink-3">
              {promoCode && <span className="font-mono">{promoCode}</span>}
              {promoCode ? ' · ' : ''}
              {id.slice(0, 8)}
            </span>
          </Th>
          <Td>
            <Badge kind={ORDER_BADGES[state] ?? 'neutral'}>{capital(state)}</Badge>
          </Td>
          <Td numeric>{dollars(paidCents)}</Td>
          <Td numeric>{refundedCents > 0 ? dollars(refundedCents) : '–'}</Td>
          <When at={createdAt} />
        </Tr>
      ))}
    </List>
  )
}

function Entries({ detail }: Props) {
  return (
    <List
      detail={detail}
      kind="entries"
      caption="Credits, entry by entry"
      empty="No credits yet."
      head={
        <>
          <Th>What for</Th>
          <Th numeric>Credits</Th>
          <Th>Date</Th>
        </>
      }
    >
      {detail.entries.map(({ id, kind, amount, createdAt }) => (
        <Tr key={id}>
          <Th scope="row">{entryWords(kind)}</Th>
          <Td numeric className="font-semibold">
            {signed(amount)}
          </Td>
          <When at={createdAt} />
        </Tr>
      ))}
    </List>
  )
}

const STATUS_BADGES: Record<string, BadgeKind> = { completed: 'ok', error: 'bad', generating: 'info' }

function Blueprints({ detail }: Props) {
  return (
    <List
      detail={detail}
      kind="blueprints"
      caption="Blueprints"
      empty="No blueprints yet."
      head={
        <>
          <Th>Blueprint</Th>
          <Th>State</Th>
          <Th numeric>Files</Th>
          <Th>Date</Th>
          <Th>
            <span className="sr-only">Files by email</span>
          </Th>
        </>
      }
    >
      {detail.blueprints.map(({ id, name, industry, status = 'unknown', fileCount, createdAt }) => (
        <Tr key={id}>
          <Th scope="row" className="min-w-40 [overflow-wrap:anywhere]">
            <span className="block">{name}</span>
            <span className="block text-caption font-normal text-ink-3">{industry}</span>
          </Th>
          <Td>
            <Badge kind={STATUS_BADGES[status] ?? 'neutral'}>
              {status === 'unknown' ? 'Waiting' : capital(status)}
            </Badge>
          </Td>
          <Td numeric>{fileCount}</Td>
          <When at={createdAt} />
          <Td className="text-right">
            {fileCount > 0 && <Resend detail={detail} blueprintId={id} name={name} />}
          </Td>
        </Tr>
      ))}
    </List>
  )
}

function Resend({ detail, blueprintId, name }: Props & { blueprintId: string; name: string }) {
  const { id, email } = detail.customer
  const refresh = useRefreshCustomers()
  const send = useCall(resendFiles, {
    onSuccess({ sent }) {
      const description = sent ? `${name}, to ${email}` : 'They left less than a minute ago.'
      toast({ title: sent ? 'Files sent again' : 'Already on their way', description, icon: 'mail' })
      return refresh()
    },
    onError: (error) =>
      void toast({
        kind: 'destructive',
        title: 'Not sent',
        description: sentenceOf(error, 'The files could not be sent. Please try again.'),
      }),
  })
  return (
    <Button
      kind="ghost"
      size="small"
      icon={Send}
      busy={send.isPending}
      busyLabel="Sending..."
      aria-label={`Resend files of ${name}`}
      onClick={() => send.mutate({ params: { id, blueprintId }, body: {} })}
      className="max-lg:min-h-11"
    >
      Resend files
    </Button>
  )
}

function Sessions({ detail }: Props) {
  return (
    <List
      detail={detail}
      kind="sessions"
      caption="Sessions"
      empty="Not signed in anywhere."
      head={
        <>
          <Th>Browser</Th>
          <Th>Signed in by</Th>
          <Th>Since</Th>
          <Th>Last seen</Th>
        </>
      }
    >
      {detail.sessions.map(({ id, device, method, createdAt, lastSeenAt }) => (
        <Tr key={id}>
          <Th scope="row">{device}</Th>
          <Td>{capital(method)}</Td>
          <When at={createdAt} />
          <When at={lastSeenAt} />
        </Tr>
      ))}
    </List>
  )
}

function LostMail({ detail }: Props) {
  return (
    <List
      detail={detail}
      kind="lostMail"
      caption="Mail that did not arrive"
      empty="Every email was taken by their mail server."
      head={
        <>
          <Th>Subject</Th>
          <Th>What the mail server said</Th>
          <Th>Date</Th>
        </>
      }
    >
      {detail.lostMail.map(({ id, subject, problem, createdAt }) => (
        <Tr key={id}>
          <Th scope="row" className="min-w-40 [overflow-wrap:anywhere]">
            {subject}
          </Th>
          <Td className="min-w-48 [overflow-wrap:anywhere]">{problem}</Td>
          <When at={createdAt} />
        </Tr>
      ))}
    </List>
  )
}
