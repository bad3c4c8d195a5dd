import { Pencil, Trash2 } from 'lucide-react'
import { dollars } from '#features/checkout/web/public.ts'
import { Badge } from '#web/ui/badge.tsx'
import { IconButton } from '#web/ui/button.tsx'
import { Table, Td, Th, Tr } from '#web/ui/table.tsx'
import type { PromoCode } from '../contract.ts'
import { discountText, shownEmails, statusOf, usesText, validText } from './code-words.ts'

type Props = { codes: PromoCode[]; onDo: (what: 'edit' | 'delete', code: PromoCode) => void }

/** Where there is little room a row becomes a card. Its cells then have to say that they are still cells. */
export function PromoTable({ codes, onDo }: Props) {
  return (
    <Table
      caption="Promo codes"
      frameless
      className="border-t border-line"
      head={
        <Tr className="max-lg:sr-only">
          <Th>Code</Th>
          <Th numeric>Discount</Th>
          <Th numeric>Used</Th>
          <Th numeric>Revenue</Th>
          <Th>Valid until</Th>
          <Th>Allowed emails</Th>
          <Th>Status</Th>
          <Th>
            <span className="sr-only">Edit and delete</span>
          </Th>
        </Tr>
      }
    >
      {codes.map((code) => (
        <Row key={code.id} code={code} onDo={(what) => onDo(what, code)} />
      ))}
    </Table>
  )
}

const stacked = 'max-lg:block max-lg:h-auto max-lg:p-0!'
/** On phones the head is gone: the cell says itself what it is. */
const named = 'max-lg:before:mr-2 max-lg:before:text-ink-3 max-lg:before:content-[attr(data-name)]'

function Row({ code, onDo }: { code: PromoCode; onDo: (what: 'edit' | 'delete') => void }) {
  const status = statusOf(code, new Date().toISOString().slice(0, 10))
  return (
    <Tr
      role="row"
      className="align-top max-lg:grid max-lg:grid-cols-[minmax(0,1fr)_auto] max-lg:gap-x-4 max-lg:gap-y-1 max-lg:p-5"
    >
      <Th role="rowheader" scope="row" className={`${stacked} max-w-56 [overflow-wrap:anywhere]`}>
        <span className="font-mono text-ui">{code.code}</span>
        {code.description && (
          <span className="mt-0.5 block font-normal text-caption text-ink-2">{code.description}</span>
        )}
      </Th>
      <Td
        role="cell"
        numeric
        className={`${stacked} max-lg:col-start-2 max-lg:row-start-1 max-lg:font-semibold`}
      >
        {discountText(code)}
      </Td>
      <Td
        role="cell"
        numeric
        data-name="Used"
        className={`${stacked} ${named} whitespace-nowrap max-lg:text-left`}
      >
        {usesText(code)}
      </Td>
      <Td
        role="cell"
        numeric
        data-name="Revenue"
        className={`${stacked} ${named} max-lg:col-start-1 max-lg:text-left`}
      >
        {dollars(code.revenueCents)}
      </Td>
      <Td role="cell" data-name="Valid" className={`${stacked} ${named} max-lg:col-span-2`}>
        {validText(code)}
      </Td>
      <Td
        role="cell"
        className={`${stacked} max-w-64 text-caption text-ink-2 [overflow-wrap:anywhere] max-lg:col-span-2`}
      >
        <Emails allowed={code.allowedEmails} />
      </Td>
      <Td role="cell" className={`${stacked} max-lg:col-start-1`}>
        <span className="flex flex-wrap gap-1.5">
          <Badge kind={status.kind}>{status.label}</Badge>
          <Badge kind="outline">{code.environment}</Badge>
        </span>
      </Td>
      <Td role="cell" className={`${stacked} max-lg:col-start-2 max-lg:self-center`}>
        {!code.endedAt && (
          <span className="flex justify-end lg:-my-1.5">
            <IconButton label={`Edit ${code.code}`} icon={Pencil} onClick={() => onDo('edit')} />
            <IconButton
              label={`Delete ${code.code}`}
              icon={Trash2}
              className="text-danger!"
              onClick={() => onDo('delete')}
            />
          </span>
        )}
      </Td>
    </Tr>
  )
}

function Emails({ allowed }: { allowed: string[] | null }) {
  const { emails, more } = shownEmails(allowed)
  if (emails.length === 0) return <span className="max-lg:hidden">Everybody</span>
  return (
    <>
      {emails.join(', ')} {more && <span className="whitespace-nowrap font-[550] text-ink">{more}</span>}
    </>
  )
}
