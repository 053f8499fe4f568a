/** A step of a command that did not succeed, told in words for the person who gave the command. */
export class StepFailed extends Error {
  /**
   * @param {string} message
   * @param {string} [output] what the failing tool wrote
   */
  constructor(message, output = '') {
    super(message);
    this.name = 'StepFailed';
    this.output = output;
  }
}

/**
 * Runs a command's main function; a failed step ends the process with code 1.
 *
 * @param {() => Promise<number>} main gives the exit code
 */
export async function runCommand(main) {
  try {
    process.exitCode = await main();
  } catch (error) {
    showFailure(error);
    process.exitCode = 1;
  }
}

/**
 * Shows a failed step without a stack.
 *
 * @param {unknown} error
 * @throws when it is anything else
 */
export function showFailure(error) {
  if (!(error instanceof StepFailed)) throw error;
  if (error.output) console.error(error.output.trimEnd());
  console.error(error.message);
}
