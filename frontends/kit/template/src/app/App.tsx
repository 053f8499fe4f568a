import { ErrorBoundary, FallbackScreen, reloadPage } from '@marcel/kit';
import { Route, Routes, useLocation } from 'react-router-dom';
import { WelcomeScreen } from '../features/welcome/components/WelcomeScreen';

export default function App() {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary key={pathname} onRetry={reloadPage}>
      <Routes>
        <Route index element={<WelcomeScreen />} />
        <Route path="*" element={<FallbackScreen />} />
      </Routes>
    </ErrorBoundary>
  );
}
