import { BookOpen, FileText, Image, ListChecks, type LucideIcon } from 'lucide-react'
import type { SyntheticEvent } from 'react'
import { Badge } from '#web/ui/badge.tsx'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { SidePanel } from '#web/ui/side-panel.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { type Asset, assetsOf, readyText } from './assets.ts'
import { longerIdea } from './rules.ts'
import type { Row } from './shelf-pages.ts'

const ICONS: Record<string, LucideIcon> = {
  'Complete blueprint': FileText,
  'Brand guide': BookOpen,
  Logos: Image,
  'Quickstart guide': ListChecks,
}

export function AssetsPanel({ blueprint, onClose }: { blueprint: Row; onClose: () => void }) {
  const assets = assetsOf(blueprint)
  const isReady = assets.every(({ urls }) => urls.length > 0)
  return (
    <SidePanel open onOpenChange={(open) => !open && onClose()} title={blueprint.name}>
      <div className="grid gap-5">
        <div>
          <Badge kind={isReady ? 'ok' : 'warn'} dotless>
            {readyText(assets)}
          </Badge>
          <p className="mt-3 text-ui text-ink-2 [overflow-wrap:anywhere]">
            <bdi>{longerIdea(blueprint.businessIdea)}</bdi>
          </p>
        </div>
        <ul className="divide-y divide-line rounded-3 border border-line">
          {assets.map((asset) => (
            <Card key={asset.name} asset={asset} />
          ))}
        </ul>
        <LinkButton
          href={`/blueprint/${encodeURIComponent(blueprint.slug)}`}
          target="_blank"
          rel="noreferrer"
        >
          View All Files
        </LinkButton>
      </div>
    </SidePanel>
  )
}

function Card({ asset: { name, type, urls } }: { asset: Asset }) {
  const Icon = ICONS[name] ?? FileText
  const [url] = urls
  return (
    <li className="px-4 py-3.5">
      <div className="flex items-center justify-between gap-3">
        <Icon size={22} strokeWidth={1.75} aria-hidden className="shrink-0 text-draft-ink" />
        <div className="min-w-0 flex-1">
          <p className="text-ui font-semibold">{name}</p>
          <p className="text-caption text-ink-2">{urls.length > 1 ? `${urls.length} × ${type}` : type}</p>
        </div>
        {url === undefined ? (
          <Button size="small" disabled className="max-sm:min-h-11">
            <Spinner /> Processing...
          </Button>
        ) : (
          urls.length === 1 && <Open name={name} url={url} />
        )}
      </div>
      {urls.length > 1 && <Pictures urls={urls} />}
    </li>
  )
}

function Open({ name, url }: { name: string; url: string }) {
  return (
    <LinkButton
      kind="ghost"
      size="small"
      href={url}
      target="_blank"
      rel="noreferrer"
      aria-label={`Open ${name}`}
      className="max-sm:min-h-11"
    >
      Open
    </LinkButton>
  )
}

/** One that does not come can still be asked for. */
const hide = ({ currentTarget }: SyntheticEvent<HTMLImageElement>) => {
  currentTarget.style.visibility = 'hidden'
}

/** The logos themselves, on paper, as they are drawn for it. */
function Pictures({ urls }: { urls: string[] }) {
  return (
    <ul className="mt-3 grid grid-cols-4 gap-2">
      {urls.map((url, i) => (
        <li key={url}>
          <a
            href={url}
            target="_blank"
            rel="noreferrer"
            aria-label={`Open logo ${i + 1}`}
            className="block rounded-1 border border-line bg-on-board p-1 hover:border-line-strong"
          >
            <img
              src={url}
              alt=""
              loading="lazy"
              className="aspect-square w-full object-contain"
              onError={hide}
            />
          </a>
        </li>
      ))}
    </ul>
  )
}
