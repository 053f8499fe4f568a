import '@marcel/kit/styles.css';
import { renderStandalone } from '@marcel/kit';
import { PAGES } from '@marcel/contracts';
import App from './app/App';

renderStandalone(App, PAGES.directory);
