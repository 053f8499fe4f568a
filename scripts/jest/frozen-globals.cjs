// All test files of a worker process share this class: a method that one file replaces would be missing in the next.
Object.freeze(AbortSignal);
