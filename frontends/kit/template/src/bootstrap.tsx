import '@marcel/kit/styles.css';
import { renderStandalone } from '@marcel/kit';
import App from './app/App';
import { PROGRAM } from './program';

renderStandalone(App, PROGRAM.path);
