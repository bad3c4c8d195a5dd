// What people type who want a page to do something for them. Every one of them says `MARK` when it runs, or calls the canary.

/** The function that a page of ours must never call. */
export const MARK = 'fcpRan'

/** `place` is where it was typed, so that whatever runs says where it came from. */
export type Payload = (place: string, canary: string) => string

const run = (place: string) => `${MARK}('${place}')`

const PAYLOADS: Record<string, Payload> = {
  script: (place) => `<script>${run(place)}</script>`,
  'closed script': (place) => `</script><script>${run(place)}</script>`,
  'closed title': (place) => `</title></textarea></style><script>${run(place)}</script>`,
  'picture that fails': (place) => `<img src=x onerror="${run(place)}">`,
  'broken-out attribute': (place) => `" autofocus onfocus="${run(place)}" x="`,
  'broken-out attribute, other quotes': (place) => `' onmouseover='${run(place).replaceAll("'", '`')}' x='`,
  'drawing that loads': (place) => `<svg/onload=${run(place)}>`,
  'drawing with a script': (place) => `<svg><script href="data:,${encodeURIComponent(run(place))}"/></svg>`,
  'frame with a document': (place) => `<iframe srcdoc="<script>parent.${run(place)}</script>"></iframe>`,
  'open details': (place) => `<details open ontoggle=${run(place)}>x`,
  'nested by mathematics': (place) =>
    `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${run(place)}&gt;">`,
  'form that takes over': (place) =>
    `<form id=x></form><button form=x formaction="javascript:${run(place)}">Log in`,
  'canary picture': (place, canary) => `<img src="${canary}/picture?${encodeURIComponent(place)}">`,
  'canary style': (place, canary) => `<style>@import '${canary}/style?${encodeURIComponent(place)}';</style>`,
  'canary frame': (place, canary) => `<iframe src="${canary}/frame?${encodeURIComponent(place)}"></iframe>`,
  'canary hint': (place, canary) => `<link rel=prefetch href="${canary}/hint?${encodeURIComponent(place)}">`,
  'canary refresh': (place, canary) =>
    `<meta http-equiv=refresh content="0;url=${canary}/refresh?${encodeURIComponent(place)}">`,
  'canary base': (_, canary) => `<base href="${canary}/base/">`,
  'Markdown link': (place) => `[press](javascript:${run(place)})`,
  'Markdown link in pieces': (place) => `[press](java\tscript:${run(place)})`,
  'Markdown link with a title': (place) => `[press](https://example.com "x" onmouseover="${run(place)}")`,
  'Markdown picture': (place, canary) => `![x](${canary}/markdown?${encodeURIComponent(place)})`,
  'Markdown picture that fails': (place) => `![x](x "onerror=${run(place)}")`,
  'Markdown reference': (place) => `[press][r]\n\n[r]: javascript:${run(place)}`,
  'Markdown autolink': (place) => `<javascript:${run(place)}>`,
  'data address': (place) =>
    `[press](data:text/html;base64,${btoa(`<script>parent.${run(place)}</script>`)})`,
  'template of the page': (place) => `{{constructor.constructor('${MARK}("${place}")')()}} \${${run(place)}}`,
  'server template': (place, canary) => `#{${run(place)}} <%= ${run(place)} %> #image("${canary}/typst")`,
  'direction turned around': (place) => `\u202e<script>${run(place)}</script>`,
  'entities, twice': (place) => `&lt;img src=x onerror=${run(place)}&gt; &amp;lt;script&amp;gt;`,
  'null in the tag': (place) => `<scr\u0000ipt>${run(place)}</scr\u0000ipt>`,
  'wide letters': (place) => `＜script＞${run(place)}＜/script＞`,
}

export const NAMES = Object.keys(PAYLOADS)

export function payload(name: string, place: string, canary: string): string {
  const made = PAYLOADS[name]?.(`${place} (${name})`, canary)
  if (made === undefined) throw new Error(`There is no payload ${name}.`)
  return made
}

/** All of them, for fields that hold much. */
export const everything = (place: string, canary: string) =>
  NAMES.map((name) => payload(name, place, canary)).join('\n\n')
