// HTML with everything escaped that is put into it.

export class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type Value = Html | string | false | undefined | Value[]

export function html(strings: TemplateStringsArray, ...values: Value[]): Html {
  return new Html(strings.map((part, i) => part + (i < values.length ? render(values[i]) : '')).join(''))
}

function render(value: Value): string {
  if (value === undefined || value === false) return ''
  if (value instanceof Html) return value.text
  if (Array.isArray(value)) return value.map(render).join('')
  return value.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
