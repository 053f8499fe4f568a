/**
 * What the programs that Go builds for tests need no time for: debugging information, C libraries, and a compiler that
 * keeps its own memory small. Equal for all of them, so that they share what they have in common.
 */
export const FLAGS = ['-trimpath', '-gcflags=all=-dwarf=false', '-ldflags=-s -w'];

export const ENV = { CGO_ENABLED: '0', GOGC: '400' };
