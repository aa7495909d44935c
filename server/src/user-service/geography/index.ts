export { candidatesOf } from './candidate-counties.ts';
export { placeOfZip, postalStates } from './postal-places.ts';
export { refuseUnknownState } from './refuse-unknown-state.ts';
export { geographyRoutes } from './routes.ts';
export { stateCodes, unknownStates } from './state-queries.ts';
