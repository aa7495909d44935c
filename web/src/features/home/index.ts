export { homeSearch } from './home-search.ts';
