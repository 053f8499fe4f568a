import { createQueryClient, ToastProvider } from '@marcel/kit';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { AppRoutes } from './routes';
import { Screen } from './Screen';

/** The desktop and what every remote expects around it: router, queries, toasts. */
export function App() {
  const [queryClient] = useState(createQueryClient);
  return (
    <BrowserRouter>
      <QueryClientProvider client={queryClient}>
        <ToastProvider>
          <Screen>
            <AppRoutes />
          </Screen>
        </ToastProvider>
      </QueryClientProvider>
    </BrowserRouter>
  );
}
