export const FONT = "'Instrument Sans','Helvetica Neue',Helvetica,Arial,sans-serif"
export const MONO = "'Red Hat Mono',ui-monospace,Menlo,Consolas,monospace"
