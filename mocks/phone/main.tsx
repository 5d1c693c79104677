import { createRoot } from 'react-dom/client';
import { startWorker } from '../browser';
import { Phone } from './Phone';

/** What a code of the centre opens on a phone. */
const root = document.getElementById('phone');
if (!root) throw new Error('index.html has no #phone');
// One folder below the hall. With an HTTP centre behind the page there is no worker.
if (import.meta.env.MODE === 'demo') await startWorker({ folder: '../' });
const query = new URLSearchParams(window.location.search);
createRoot(root).render(<Phone uuid={query.get('uuid') ?? query.get('code') ?? ''} />);
