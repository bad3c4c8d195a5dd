/** A reason not to start that the reader can mend: told without a stack trace. */
export class CannotStart extends Error {}
