// A child process of a pool that follows the orders of a test.
process.on('disconnect', () => process.exit());
process.on('message', ({ kind, bytes }) => {
  if (kind === 'hang') for (;;);
  if (kind === 'die') process.exit(1);
  if (kind === 'gorge') process.exit(12);
  if (kind === 'fail') process.send({ failure: { message: 'refused', code: 'some_code' } });
  if (kind === 'answer') process.send({ result: { pid: process.pid, bytes, secret: process.env.A_SECRET } });
});
