import { configure } from '@testing-library/react';

// Tests wait for what they want to see, not for a time: a busy machine may take longer than a second.
configure({ asyncUtilTimeout: 10_000 });
