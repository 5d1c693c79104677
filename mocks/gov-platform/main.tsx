import { createRoot } from 'react-dom/client';
import { startWorker } from '../browser';
import { readRequest } from './hall-request';
import { Platform } from './Platform';

/** A government service platform to try the single sign-on with: it signs nobody in, the tester says who it is. */
const root = document.getElementById('platform');
if (!root) throw new Error('index.html has no #platform');
// One folder below the hall. With an HTTP centre behind the page there is no worker.
if (import.meta.env.MODE === 'demo') await startWorker({ folder: '../' });
createRoot(root).render(<Platform request={readRequest(window.location)} />);
