import '@marcel/kit/styles.css';
import { renderStandalone } from '@marcel/kit';
import { Standalone } from './app/Standalone';

renderStandalone(Standalone, '');
