import '@marcel/kit/styles.css';
import { PAGES } from '@marcel/contracts';
import { renderStandalone } from '@marcel/kit';
import App from './app/App';

renderStandalone(App, PAGES.directory);
