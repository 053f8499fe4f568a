module.exports = {
  projects: ['contracts', 'backend', 'backend/jest.api.config.cjs', 'frontends/*/jest.config.cjs'],
  // Longer than any test needs on a busy machine.
  testTimeout: 120_000,
  // A worker that holds more between two files is replaced.
  workerIdleMemoryLimit: '1GB',
};
