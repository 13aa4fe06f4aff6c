/** What every page loads: the stylesheet and the island loader. */
import './site.css';
import './islands.client.ts';
import './panel-hash.client.ts';
