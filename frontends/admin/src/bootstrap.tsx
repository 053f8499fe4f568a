import '@marcel/kit/styles.css';
import { renderStandalone } from '@marcel/kit';
import App from './app/App';

renderStandalone(App, '/admin');
