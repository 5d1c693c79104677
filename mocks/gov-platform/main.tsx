import { createRoot } from 'react-dom/client';
import { startWorker } from '../browser';
import { readRequest } from './hall-request';
import { Platform } from './Platform';

/** Simulated government service platform for the single sign-on: no authentication, the tester chooses the person. */
const root = document.getElementById('platform');
if (!root) throw new Error('index.html has no #platform');
// One folder below the hall. With an HTTP centre behind the page no worker is needed.
if (import.meta.env.MODE === 'demo') await startWorker({ folder: '../' });
createRoot(root).render(<Platform request={readRequest(window.location)} />);
