import type { SampleFile } from './sample-words.ts'

/** On white, as they come: transparent. */
export function Logos({ files }: { files: SampleFile[] }) {
  const logos = files.filter(({ kind }) => kind === 'logo')
  if (logos.length === 0) return null
  return (
    <section className="container mt-(--section)">
      <h2 className="text-h2">The logo concepts</h2>
      <p className="mt-3 max-w-[62ch] text-ink-2">
        Each as PNG, transparent, and in the brand pack as SVG, in one colour, reversed, and as icons.
      </p>
      <ul className="mt-7 grid grid-cols-2 gap-4 sm:gap-6 lg:grid-cols-3">
        {logos.map(({ url, filename }, i) => (
          <li key={filename} className="border border-line bg-[Canvas] p-4 [color-scheme:light] sm:p-8">
            <img
              src={url}
              width="1024"
              height="1024"
              loading="lazy"
              decoding="async"
              alt={`Logo concept ${i + 1}`}
              className="block h-auto w-full"
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
