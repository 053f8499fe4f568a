import { parseArgs } from 'node:util';
import { StepFailed } from './command.mjs';

/**
 * What a command was given; what cannot be read is answered with how the command is used.
 *
 * @template {NonNullable<import('node:util').ParseArgsConfig['options']>} Options
 * @param {readonly string[]} given
 * @param {Options} options
 * @param {string} usage
 * @throws {StepFailed}
 */
export function readArguments(given, options, usage) {
  try {
    return parseArgs({ args: [...given], allowPositionals: true, options });
  } catch (error) {
    throw new StepFailed(`${error instanceof Error ? error.message : error}\n\n${usage}`);
  }
}
