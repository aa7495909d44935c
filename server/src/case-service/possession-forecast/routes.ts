import { possessionForecast } from '@writdesk/contract/possession-forecast/possession-forecast';
import { bind } from '../../platform/http/bind.ts';
import { getForecast } from './get-forecast.ts';

export const possessionForecastRoutes = [bind(possessionForecast.get, getForecast)];
