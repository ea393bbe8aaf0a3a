import {normalizeConnection} from '../inline/connection';

// Client modules run before Docusaurus renders, and so before it reads the connection.
if (typeof window !== 'undefined') {
  normalizeConnection();
}
