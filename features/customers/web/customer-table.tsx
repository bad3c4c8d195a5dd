import { Link } from 'react-router'
import { Td, Th, Tr } from '#web/ui/table.tsx'
import type { Customer } from '../contract.ts'
import { CopyAddress } from './copy-address.tsx'
import { StandingBadges } from './standing-badges.tsx'
import { day } from './words.ts'

type Props = { customers: Customer[]; isOwner: boolean }

/** Where there is little room a row becomes a card, whose cells say by themselves what they count. */
export function CustomerTable({ customers, isOwner }: Props) {
  return (
    <table className="w-full border-collapse text-left text-small">
      <caption className="sr-only">Customers, newest first</caption>
      <thead className="sticky top-0 z-10 bg-sunken text-ink-2 max-lg:sr-only">
        <Tr>
          <Th>Customer</Th>
          <Th numeric>Credits</Th>
          <Th numeric>Purchased</Th>
          <Th numeric>Used</Th>
          <Th numeric>Blueprints</Th>
          <Th>Joined</Th>
        </Tr>
      </thead>
      <tbody className="[&_tr]:border-t [&_tr]:border-line lg:[&_tr:first-child]:border-t-0">
        {customers.map((customer) => (
          <Row key={customer.id} customer={customer} isOwner={isOwner} />
        ))}
      </tbody>
    </table>
  )
}

const stacked = 'max-lg:block max-lg:h-auto max-lg:p-0!'

function Row({ customer, isOwner }: { customer: Customer; isOwner: boolean }) {
  const { email, credits, totalPurchased, totalUsed, blueprintCount, createdAt } = customer
  return (
    <Tr
      role="row"
      className="max-lg:flex max-lg:flex-wrap max-lg:gap-x-5 max-lg:gap-y-1 max-lg:px-5 max-lg:py-4 lg:hover:bg-hover"
    >
      <Th role="rowheader" scope="row" className={`${stacked} max-lg:w-full`}>
        <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <Name customer={customer} isOwner={isOwner} />
          <StandingBadges {...customer} />
        </span>
        <span className="flex items-center gap-1 font-normal text-ink-2">
          <span className="[overflow-wrap:anywhere]">{email}</span>
          <CopyAddress email={email} />
        </span>
      </Th>
      <Figure label="Credits" value={credits} />
      <Figure label="Purchased" value={totalPurchased} />
      <Figure label="Used" value={totalUsed} />
      <Figure label="Blueprints" value={blueprintCount} />
      <Td role="cell" className={`${stacked} whitespace-nowrap text-ink-2 max-lg:ml-auto`}>
        <time dateTime={createdAt}>{day(createdAt)}</time>
      </Td>
    </Tr>
  )
}

function Name({ customer: { id, fullName, email }, isOwner }: { customer: Customer; isOwner: boolean }) {
  const look = 'text-ui font-semibold [overflow-wrap:anywhere]'
  if (!isOwner) return <span className={look}>{fullName || email}</span>
  return (
    <Link
      to={`/admin/customers/${id}`}
      className={`${look} inline-flex items-center text-navy hover:underline max-lg:min-h-11`}
    >
      {fullName || email}
    </Link>
  )
}

function Figure({ label, value }: { label: string; value: number }) {
  return (
    <Td role="cell" numeric className={`${stacked} max-lg:text-left`}>
      <span className="text-ink-3 lg:hidden">{label} </span>
      <span className="max-lg:font-semibold">{value}</span>
    </Td>
  )
}
